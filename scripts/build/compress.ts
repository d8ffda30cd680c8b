import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Kinds of files that get smaller; pictures and fonts are compressed already. */
const textFile = /\.(html|css|js|mjs|json|xml|txt|svg|webmanifest|ico|map)$/;

/**
 * Brotli's effort. The highest saves a tenth, and takes forty times as long: 40 ms for a page,
 * which is too much for thousands of them and for very long files.
 */
const quality = { thorough: 11, fast: 9 };
const longFile = 256 * 1024;

/**
 * Writes a .br and a .gz beside every text file of a folder, for servers that send them as they
 * stand. Those of an earlier run go first: a server would send a stale one without a word.
 * @param fast files that are many, by their path in the folder: compressed with less effort
 * @returns how many files were compressed
 */
export async function compressFolder(
  dir: string,
  fast: ReadonlySet<string> = new Set(),
): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  await inParallel(
    files.filter((file) => /\.(br|gz)$/.test(file)),
    16,
    (file) => rm(file),
  );
  const texts = files.filter((file) => textFile.test(file));
  // zlib works on libuv's threads; a few more than cores keep them busy while files are read.
  await inParallel(texts, availableParallelism() + 2, async (file) => {
    const content = await readFile(file);
    const isFast = content.length > longFile || fast.has(relative(dir, file).replaceAll('\\', '/'));
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isFast ? quality.fast : quality.thorough,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gzipped(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  });
  return texts.length;
}
