import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/base/files';
import { makeFolder } from '@/lib/testing/folder';
import { replaceFolder } from './replace-folder';

describe('a folder that replaces another', () => {
  test('comes where there was none', () => {
    const dir = makeFolder({ 'new/new.html': '' });
    replaceFolder(join(dir, 'out'), join(dir, 'new'));
    expect(listFiles(dir)).toEqual(['out/new.html']);
  });

  test('fills what a link leads to, which stays what a server serves', () => {
    const dir = makeFolder({ 'served/index.html': 'served', 'new/index.html': 'new' });
    mkdirSync(join(dir, 'served/gone'));
    const link = join(dir, 'out');
    symlinkSync(join(dir, 'served'), link, 'dir');
    replaceFolder(link, join(dir, 'new'));
    expect(readFileSync(join(dir, 'served/index.html'), 'utf8')).toBe('new');
    expect(readdirSync(link)).toEqual(['index.html']);
  });

  test('leaves it where there is no new one', () => {
    const dir = makeFolder({ 'out/old.html': 'out' });
    expect(() => replaceFolder(join(dir, 'out'), join(dir, 'none'))).toThrow('ENOENT');
    expect(readFileSync(join(dir, 'out/old.html'), 'utf8')).toBe('out');
  });
});
