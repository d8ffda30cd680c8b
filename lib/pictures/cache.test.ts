import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { cachedPicture } from './cache';

test('a picture is made once, and whole when two ask for it at once', async () => {
  const before = process.cwd();
  process.chdir(makeFolder());
  const make = jest.fn(async () => Buffer.from('drawn'));
  const ask = () => cachedPicture('a.0123456789.jpg', make);
  const [file = ''] = await Promise.all([ask(), ask()]);
  expect(readdirSync(dirname(file))).toEqual(['a.0123456789.jpg']);
  make.mockClear();
  expect(readFileSync(await ask(), 'utf8')).toBe('drawn');
  expect(make).not.toHaveBeenCalled();
  process.chdir(before);
});
