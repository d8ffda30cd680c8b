import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from '@/lib/content/files';
import { replaceFolder } from './replace-folder';

describe('a folder that replaces another', () => {
  let dir: string;
  const folder = (name: string, file: string) => {
    mkdirSync(join(dir, name));
    writeFileSync(join(dir, name, file), name);
    return join(dir, name);
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'folders-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('comes where there was none', () => {
    replaceFolder(join(dir, 'out'), folder('new', 'new.html'));
    expect(filesUnder(dir)).toEqual(['out/new.html']);
  });

  test('fills what a link leads to, which stays what a server serves', () => {
    const served = folder('served', 'index.html');
    mkdirSync(join(served, 'gone'));
    const link = join(dir, 'out');
    symlinkSync(served, link, 'dir');
    replaceFolder(link, folder('new', 'index.html'));
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('new');
    expect(readdirSync(link)).toEqual(['index.html']);
  });

  test('leaves it where there is no new one', () => {
    const old = folder('out', 'old.html');
    expect(() => replaceFolder(old, join(dir, 'none'))).toThrow('ENOENT');
    expect(readFileSync(join(old, 'old.html'), 'utf8')).toBe('out');
  });
});
