import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesOf } from './licences';

test('the licences of what is bundled stand in one text, with those of fonts and base styles', () => {
  const text = licencesOf(['lib/browser/main.ts', 'node_modules/react/cjs/react.production.js']);
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License/m);
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});

test('a licence that may not be shipped stops the build and is named', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'package-')), 'node_modules', 'a');
  const description = { name: 'a', version: '1.0.0', license: 'GPL-3.0' };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'LICENSE'), 'x');
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  expect(() => licencesOf([join(folder, 'index.js')])).toThrow(
    'a 1.0.0: has the licence “GPL-3.0”',
  );
  rmSync(folder, { recursive: true });
});
