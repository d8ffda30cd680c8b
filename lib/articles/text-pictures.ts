import { findPicture } from '../pictures/find-picture';
import { suppliedPicture, type SuppliedPicture } from '../pictures/pictures';
import type { Article } from './articles';
import { coverOf } from './cover';
import type { Story } from './stories';
import { textReport } from './text-faults';

/** The pictures in these texts and on their covers, each once. What is wrong with others, the content's check says. */
export async function picturesIn(
  writings: readonly (Article | Story)[],
): Promise<readonly SuppliedPicture[]> {
  const files = new Set<string>();
  for (const writing of writings) {
    const { file, frontMatter, body } = writing;
    const cover = 'author' in frontMatter ? coverOf({ file, frontMatter }) : undefined;
    if (cover && 'file' in cover) files.add(cover.file);
    // Most texts have none, and need not be read for that.
    if (!body.includes('![')) continue;
    for (const { kind, address } of textReport(body).references) {
      const found = kind === 'picture' ? findPicture(file, address) : undefined;
      if (found && 'file' in found) files.add(found.file);
    }
  }
  return Promise.all([...files].map((file) => suppliedPicture(file)));
}
