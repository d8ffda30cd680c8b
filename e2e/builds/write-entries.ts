import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Puts three articles with all that Markdown knows, in three scripts, and a case study into a copy of
 * the project, with the photograph that they show.
 */
export async function writeEntries(dir: string): Promise<void> {
  const entries = 'e2e/builds/entries';
  const articles = ['trade-promotion-roi', 'hindi-retail-reports', 'arabic-distributors'];
  for (const name of articles) {
    await cp(`${entries}/${name}.md`, join(dir, `content/blog/${name}.md`));
  }
  const caseStudy = 'beverage-roi.md';
  await cp(`${entries}/${caseStudy}`, join(dir, 'content/case-studies', caseStudy));
  const photograph = sharp({
    create: {
      width: 1500,
      height: 900,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).blur(3);
  for (const folder of ['blog', 'case-studies']) {
    await photograph
      .clone()
      .jpeg()
      .toFile(join(dir, 'content', folder, 'shelf.jpg'));
  }
}
