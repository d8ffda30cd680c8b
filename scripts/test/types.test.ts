import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';

// Next's development server writes types of every page that was opened, and takes none back: a
// page that was removed since would fail every check of types.
test('what development left is not part of the project’s types', () => {
  const dir = mkdtempSync(join(tmpdir(), 'types-'));
  const files = ['app/page.tsx', '.next/dev/types/validator.ts', '.build/project/app/page.tsx'];
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), '');
  }
  cpSync('tsconfig.json', join(dir, 'tsconfig.json'));
  const { config } = ts.readConfigFile(join(dir, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dir);
  expect(fileNames.map((file) => file.slice(dir.length + 1))).toEqual(['app/page.tsx']);
  rmSync(dir, { recursive: true });
});
