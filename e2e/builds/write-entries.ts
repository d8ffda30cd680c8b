import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/**
 * Puts three articles with all that Markdown knows, in three scripts, and a case study into a copy of
 * the project, with the photograph that they show.
 */
export async function writeEntries(dir: string): Promise<void> {
  const create = { width: 1500, height: 900, channels: 3, background: 'teal', noise } as const;
  const photograph = await sharp({ create }).blur(3).jpeg().toBuffer();
  for (const [folder, ...names] of [
    ['blog', 'trade-promotion-roi', 'hindi-retail-reports', 'arabic-distributors'],
    ['case-studies', 'beverage-roi'],
  ] as const) {
    const place = join(dir, 'content', folder);
    for (const name of names) await cp(`e2e/builds/entries/${name}.md`, join(place, `${name}.md`));
    await writeFile(join(place, 'shelf.jpg'), photograph);
  }
}
