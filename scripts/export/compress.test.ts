import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';

describe('compressFolder', () => {
  it('compresses text files both ways, and leaves pictures and fonts', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'compress-'));
    const html = '<p>words</p>'.repeat(100);
    await writeFile(join(dir, 'a.html'), html);
    await writeFile(join(dir, 'b.woff2'), 'x');
    await compressFolder(dir);
    expect((await readdir(dir)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.woff2']);
    expect(brotliDecompressSync(await readFile(join(dir, 'a.html.br'))).toString()).toBe(html);
    expect(gunzipSync(await readFile(join(dir, 'a.html.gz'))).toString()).toBe(html);
  });

  it('takes less effort for files that are many', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'compress-'));
    const text = await readFile('content/routes.ts', 'utf8');
    await writeFile(join(dir, 'new.html'), text);
    await writeFile(join(dir, 'old.html'), text);
    await compressFolder(dir, new Set(['old.html']));
    const size = async (file: string) => (await stat(join(dir, file))).size;
    expect(await size('old.html.br')).toBeGreaterThan(await size('new.html.br'));
  });
});
