import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeNextFiles } from './remove-next-files';

describe('removeNextFiles', () => {
  it('removes what only the runtime asks for, and nothing else', async () => {
    const out = await mkdtemp(join(tmpdir(), 'export-'));
    const kept = [
      'index.html',
      'about.html',
      'robots.txt',
      'llms.txt',
      '.well-known/security.txt',
      'notes/about.txt',
      '_next/static/media/font.woff2',
      '_next/static/site/page.ABC.js',
      '404.html',
    ];
    const removed = [
      'index.txt',
      'about.txt',
      'about/__next.about.__PAGE__.txt',
      '__next._tree.txt',
      '_not-found.html',
      '_not-found.txt',
      '_not-found/__next._full.txt',
      '_next/static/chunks/a.js',
      '_next/static/chunks/b.css',
      '_next/static/b1ld/_buildManifest.js',
    ];
    for (const file of [...kept, ...removed]) {
      await mkdir(dirname(join(out, file)), { recursive: true });
      await writeFile(join(out, file), '');
    }
    // Next leaves this one empty itself.
    await mkdir(join(out, '_next', 'b1ld'), { recursive: true });
    expect(await removeNextFiles(out)).toBe(removed.length);
    const left = await readdir(out, { recursive: true });
    expect(left.filter((file) => kept.includes(file)).sort()).toEqual([...kept].sort());
    expect(left).not.toContain('about');
    expect(left).not.toContain(join('_next', 'static', 'chunks'));
    expect(left).not.toContain(join('_next', 'b1ld'));
    expect(left.filter((file) => removed.includes(file))).toEqual([]);
  });
});
