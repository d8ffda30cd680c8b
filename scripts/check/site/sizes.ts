import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { ExportedPage, ExportedSite } from './site';

const KiB = 1024;

/** The most bytes of a page with its styles, as a browser gets them (brotli). */
const pageBudget = 20 * KiB;

/** A social picture. WhatsApp takes no more than 300 KB; ours are far below. */
const picture = { width: 1200, height: 630, bytes: 100_000 };

/** A page that does not fit. */
export function sizeFaults({ file, html }: ExportedPage, { folder }: ExportedSite): string[] {
  const compressed = join(folder, `${file}.br`);
  const { length } = existsSync(compressed) ? readFileSync(compressed) : brotliCompressSync(html);
  return length > pageBudget ? [`has ${length} bytes with brotli, not at most ${pageBudget}`] : [];
}

/** Social pictures that are too heavy, or of another size than their tags say. */
export async function pictureFaults({ files, folder }: ExportedSite): Promise<string[]> {
  const faults = [...files]
    .filter((file) => /^\/og\/.+\.(?:jpg|png)$/.test(file))
    .map(async (file) => {
      const bytes = readFileSync(join(folder, file));
      const { width, height } = await sharp(bytes).metadata();
      const hasSize = width === picture.width && height === picture.height;
      return hasSize && bytes.length < picture.bytes
        ? []
        : [`${file} is ${width}×${height} with ${bytes.length} bytes, a social picture is not`];
    });
  return (await Promise.all(faults)).flat();
}
