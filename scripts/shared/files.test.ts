import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from './files';

test('the files of a folder and those below it, in a fixed order; none of no folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(dir, 'b/empty'), { recursive: true });
  for (const file of ['z.txt', 'b/a.txt', 'B.txt', '.hidden']) writeFileSync(join(dir, file), '');
  expect(filesUnder(dir)).toEqual(['.hidden', 'B.txt', 'b/a.txt', 'z.txt']);
  expect(filesUnder(join(dir, 'none'))).toEqual([]);
  rmSync(dir, { recursive: true });
});
