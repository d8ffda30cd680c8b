import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '@/build/files';
import { copyProject } from '@/e2e/support/project-copy';
import { expect, test } from '../support/test';

test('the same words and settings give the same files, byte for byte, in whatever folder they are built', async () => {
  // Nothing that a build may remember is there.
  const copy = await copyProject('empty');
  try {
    const dayOfOut = String(Math.floor(statSync('out/index.html').mtimeMs / 1000));
    const { code, output } = await copy.build({
      SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? dayOfOut,
      // As good as unset.
      NEXT_PUBLIC_GA_ID: ' ',
    });
    expect(code, output).toBe(0);
    const again = join(copy.dir, 'out');
    const files = filesUnder('out');
    expect(filesUnder(again)).toEqual(files);
    const differing = files.filter(
      (file) => !readFileSync(join('out', file)).equals(readFileSync(join(again, file))),
    );
    expect(differing).toEqual([]);
  } finally {
    await copy.remove();
  }
});
