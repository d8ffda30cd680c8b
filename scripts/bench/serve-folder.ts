import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startNginx, whyNoNginx } from '@/scripts/hosts/nginx-process';
import { startServer } from '@/scripts/serve/server';

/** A folder that is being served. */
export type ServedFolder = {
  readonly origin: string;
  readonly server: string;
  readonly stop: () => Promise<void>;
};

/**
 * Serves a folder: by nginx with the shipped configuration, else by the preview server.
 *
 * @param policy The policy sent as a header; without it that of the folder's home page.
 */
export async function serveFolder(dir: string, policy?: string): Promise<ServedFolder> {
  if (whyNoNginx() === undefined) {
    const { port, stop } = await startNginx(path.resolve(dir), { policy });
    return { origin: `http://127.0.0.1:${port}`, server: 'nginx', stop };
  }
  const { port, close } = await startServer({ dir, port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${port}`, server: 'the preview server', stop: close };
}

/**
 * The floor: a page written by hand, with nothing that could be left out, served beside the
 * site in the same way. What it takes is what the machine and the measuring take.
 */
export async function serveFloor(): Promise<ServedFolder> {
  const dir = mkdtempSync(path.join(tmpdir(), 'floor-'));
  cpSync(path.join('scripts', 'bench', 'floor'), dir, { recursive: true });
  for (const name of readdirSync(dir)) {
    const bytes = readFileSync(path.join(dir, name));
    writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(path.join(dir, `${name}.gz`), gzipSync(bytes));
  }
  // Its styles stand in the page.
  const served = await serveFolder(dir, "default-src 'self' data: 'unsafe-inline'");
  const stop = async (): Promise<void> => {
    await served.stop();
    rmSync(dir, { recursive: true });
  };
  return { ...served, stop };
}
