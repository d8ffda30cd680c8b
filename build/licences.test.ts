import { join } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { licencesOf } from './licences';

test('a licence that may not be shipped stops the build and is named', () => {
  const description = { name: 'a', version: '1.0.0', license: 'GPL-3.0' };
  const folder = makeFolder({
    'node_modules/a/LICENSE': 'x',
    'node_modules/a/package.json': JSON.stringify(description),
  });
  expect(() => licencesOf([join(folder, 'node_modules/a/index.js')])).toThrow(
    'a 1.0.0: has the licence “GPL-3.0”',
  );
});
