import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  addressChanges,
  fileChanges,
  pageChange,
  pagePairs,
  type AddressChanges,
  type PageChange,
} from './changes';
import { readExport, type ExportedPage, type ExportedSite } from './exported-site';
import { difference, embedded, readPixels, type Pixels, type Place } from './look';
import { openCamera, widths, type Camera } from './take-pictures';
import { changedPassages, type ChangedPassage } from './words';

/** How wide the pictures of a place are at most: three stand side by side on a large screen. */
const LARGE = 720;

/** Pictures of one place, as data URIs; what was not there before has only the last. */
export type View = {
  readonly before?: string;
  readonly difference?: string;
  readonly after: string;
};

/** How a page looks at one width. */
export type Look = {
  readonly width: number;
  /** The part of the page that differs, from 0 to 1. */
  readonly share: number;
  /** The places that differ, large. */
  readonly places: readonly View[];
  /** The whole page, small. */
  readonly whole: View;
};

/** All that a report tells of one page. */
export type PageReport = PageChange & {
  /** One for each width at which it looks otherwise. */
  readonly looks: readonly Look[];
  readonly socialPictures?: View;
};

/** All that a report tells. */
export type SiteReport = {
  readonly before: ExportedSite;
  readonly after: ExportedSite;
  readonly addresses: AddressChanges;
  readonly files: ReturnType<typeof fileChanges>;
  /** What changed in the words of the header and the footer. */
  readonly frame: readonly ChangedPassage[];
  /** Pages on which somebody sees a change, most changed first. */
  readonly pages: readonly PageReport[];
  /** Pages whose HTML changed, and nothing that anybody sees. */
  readonly unseen: readonly PageChange[];
  /** Pages that may look otherwise, of which no pictures were taken. */
  readonly notPictured: readonly string[];
};

/**
 * Compares two exports.
 * @param atMost the pages to take pictures of; beyond them it would take an hour and fill a disk
 */
export async function compareSites(
  beforeDir: string,
  afterDir: string,
  atMost: number,
): Promise<SiteReport> {
  const [before, after] = [readExport(beforeDir), readExport(afterDir)];
  const changes = pagePairs(before, after)
    .map((pair) => pageChange(pair, [before, after]))
    .filter((change) => change.mayLookOtherwise || change.words > 0 || change.hasNewSocialPicture);
  const candidates = changes.filter(({ mayLookOtherwise }) => mayLookOtherwise).sort(firstToLookAt);
  const pictured = new Set(candidates.slice(0, atMost));
  const notPictured = candidates.slice(atMost).map(({ after: { path } }) => path);
  const pages: PageReport[] = [];
  const camera = pictured.size === 0 ? undefined : await openCamera(beforeDir, afterDir);
  try {
    for (const change of changes) {
      const looks = camera && pictured.has(change) ? await looksOf(camera, change) : [];
      const socialPictures = change.hasNewSocialPicture
        ? await socialPicturesOf(change, before, after)
        : undefined;
      pages.push({ ...change, looks, ...(socialPictures && { socialPictures }) });
    }
  } finally {
    await camera?.close();
  }
  return {
    before,
    after,
    addresses: addressChanges(before, after),
    files: fileChanges(before, after),
    frame: changedPassages(before.frame, after.frame),
    pages: pages.filter(isSeen).sort(mostChanged),
    unseen: pages.filter((page) => !isSeen(page) && !notPictured.includes(page.after.path)),
    notPictured,
  };
}

/** Whether two exports differ in nothing at all. */
export function isUnchanged({ addresses, files, frame, pages, unseen }: SiteReport): boolean {
  const lists = [...Object.values(addresses), ...Object.values(files), frame, pages, unseen];
  return lists.every((list) => list.length === 0);
}

/** The part of a page that looks otherwise, at the width where it is largest. */
export const shareOf = ({ looks }: Pick<PageReport, 'looks'>) =>
  Math.max(0, ...looks.map(({ share }) => share));

/** Sorts what looks most different first, then what changed most in words. */
export function mostChanged(
  one: Pick<PageReport, 'looks' | 'words'>,
  other: Pick<PageReport, 'looks' | 'words'>,
): number {
  return shareOf(other) - shareOf(one) || other.words - one.words;
}

const isSeen = (page: PageReport) =>
  page.looks.length > 0 || page.words > 0 || page.hasNewResult || page.hasNewSocialPicture;

/** What changed in words comes first, then pages near the top of the site. */
function firstToLookAt(one: PageChange, other: PageChange): number {
  const depth = ({ after }: PageChange) => after.path.split('/').length;
  return other.words - one.words || depth(one) - depth(other);
}

async function looksOf(camera: Camera, { before, after }: PageChange): Promise<Look[]> {
  const looks: Look[] = [];
  for (const width of widths) {
    const take = async (side: 'before' | 'after', page: ExportedPage | undefined) =>
      page && readPixels(await camera.take(side, page.path, width), width);
    const [old, current] = await Promise.all([take('before', before), take('after', after)]);
    if (current === undefined) continue;
    if (old === undefined) {
      const whole = await viewOf({ after: current }, wholeOf(current), width / 2);
      looks.push({ width, share: 1, places: [], whole });
      continue;
    }
    const found = difference(old, current);
    if (found.share === 0) continue;
    const pictures = { before: found.before, difference: found.marked, after: found.after };
    const places: View[] = [];
    for (const place of found.places) places.push(await viewOf(pictures, place, LARGE));
    const whole = await viewOf(pictures, wholeOf(found.after), width / 3);
    looks.push({ width, share: found.share, places, whole });
  }
  return looks;
}

const wholeOf = ({ width, height }: Pixels): Place => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

async function viewOf(
  pictures: { before?: Pixels; difference?: Pixels; after: Pixels },
  place: Place,
  atMost: number,
): Promise<View> {
  const { before, difference: marked, after } = pictures;
  const draw = (pixels: Pixels) => embedded(pixels, place, Math.round(atMost));
  return {
    ...(before && { before: await draw(before) }),
    ...(marked && { difference: await draw(marked) }),
    after: await draw(after),
  };
}

async function socialPicturesOf(
  { before, after }: PageChange,
  oldSite: ExportedSite,
  newSite: ExportedSite,
): Promise<View | undefined> {
  const draw = async (site: ExportedSite, file: string | undefined) => {
    if (file === undefined || !site.files.has(file)) return undefined;
    const small = sharp(readFileSync(join(site.dir, file))).resize({ width: 600 });
    return `data:image/webp;base64,${(await small.webp({ quality: 70 }).toBuffer()).toString('base64')}`;
  };
  const [old, current] = [
    await draw(oldSite, before?.socialPicture),
    await draw(newSite, after.socialPicture),
  ];
  return { ...(old && { before: old }), after: current ?? '' };
}
