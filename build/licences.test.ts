import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licencesOf } from './licences';

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
