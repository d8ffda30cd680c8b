import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '@/lib/content/files';

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

/** Kinds of files that get smaller; pictures and fonts are compressed already. */
const textFile = /\.(html|css|js|mjs|json|xml|txt|md|svg|webmanifest|ico|map)$/;

/**
 * Brotli's effort. The highest saves a tenth, and takes 65 ms for a page where the other takes 5,
 * which is too much for thousands of them.
 */
const quality = { thorough: 11, fast: 8 };

/**
 * Writes a .br and a .gz beside every text file of a folder, for servers that send them as they
 * stand.
 * @param isMinor whether a file, by its path in the folder, is one of many: less effort will do
 */
export async function compressFolder(
  dir: string,
  isMinor: (file: string) => boolean = () => false,
): Promise<void> {
  const texts = filesUnder(dir)
    .filter((file) => textFile.test(file))
    .values();
  const compressNext = async (): Promise<void> => {
    for (const text of texts) {
      await compressFile(join(dir, text), isMinor(text) ? quality.fast : quality.thorough);
    }
  };
  // zlib works on libuv's threads; a few more than cores keep them busy while files are read.
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, compressNext));
}

async function compressFile(file: string, effort: number): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotliText(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipText(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
