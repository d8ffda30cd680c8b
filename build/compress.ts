import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/base/files';

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

/**
 * Bytes of a page that arrive in the first flight of a connection: ten packets of 1,460 (RFC 6928),
 * less a host's kilobyte of headers.
 */
export const FIRST_FLIGHT = 13_576;

/** Pictures and fonts. */
const compressedFile = /\.(avif|webp|jpe?g|png|gif|woff2?|br|gz)$/;

/**
 * Writes a .br and a .gz beside every file of a folder that is not compressed already, for servers
 * that send them as they stand, with all effort.
 */
export async function compressFolder(dir: string): Promise<void> {
  const files = listFiles(dir)
    .filter((file) => !compressedFile.test(file))
    .values();
  const compressNext = async (): Promise<void> => {
    for (const file of files) await compressFile(join(dir, file));
  };
  // zlib works on libuv's threads; a few more than cores keep them busy while files are read.
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, compressNext));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotliText(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipText(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
