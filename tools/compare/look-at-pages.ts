import sharp from 'sharp';
import type { PageChange } from './compare-sites';
import { embedded, lookOf, openCamera, widths, type Look, type View } from './look';

/** All that a report tells of one page. */
export type PageReport = PageChange & {
  /** One for each width at which it looks otherwise; missing when no pictures were taken. */
  readonly looks?: readonly Look[];
  readonly socialPictures?: View;
};

/**
 * Takes the pictures of pages that may look otherwise.
 * @param atMost how many pages; beyond them it would take an hour and fill a disk
 */
export async function lookAtPages(
  pages: readonly PageChange[],
  folders: { readonly before: string; readonly after: string },
  atMost: number,
): Promise<PageReport[]> {
  const camera = pages.length > 0 && atMost > 0 ? await openCamera() : undefined;
  try {
    const reports: PageReport[] = [];
    for (const [index, page] of pages.entries()) {
      const { before, after, hasNewSocialPicture } = page;
      const social = [hasNewSocialPicture && before?.socialPicture, after.socialPicture] as const;
      const [old, current] = await Promise.all(
        social.map((bytes) => bytes && embedded(sharp(bytes), 600)),
      );
      const looks: Look[] = [];
      for (const width of camera && index < atMost ? widths : []) {
        const one = before && (await camera?.take(folders.before, before.file, width));
        const other = await camera?.take(folders.after, after.file, width);
        const look = other && (await lookOf(one, other));
        if (look && look.share > 0) looks.push(look);
      }
      reports.push({
        ...page,
        ...(index < atMost && { looks }),
        ...(hasNewSocialPicture &&
          current && { socialPictures: { ...(old && { before: old }), after: current } }),
      });
    }
    return reports;
  } finally {
    await camera?.close();
  }
}
