import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/words';
import { routes } from '@/content/routes';
import type { MotifName } from '@/content/schema';
import { socialPictures } from '@/content/social-pictures';
import type { PageRecord } from '@/lib/routes/pages';
import type { SitePath } from '@/lib/routes/urls';
import { fill } from '../fill';
import { motifOf } from './motif';

/** Size of a social picture in pixels: what every platform crops to or shows whole. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** All that a social picture is drawn from. */
export type PictureInputs = {
  /** The company's name, beside the mark. */
  readonly brand: string;
  /** The small line above the title: the part of the site; home has none. */
  readonly kicker: string | undefined;
  readonly title: string;
  readonly motif: MotifName;
};

/** A page's social picture. */
export type SocialPicture = {
  readonly inputs: PictureInputs;
  /** Its file name: the page's address in one word, the hash of its inputs, the ending. */
  readonly name: string;
  /** Such as `/og/services.0123456789.jpg`. */
  readonly path: SitePath;
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg';
};

/** The social picture of a page: where it is and what it is drawn from. Draws nothing. */
export function pictureOf(record: PageRecord): SocialPicture {
  const motif = motifOf(record);
  const inputs: PictureInputs = {
    brand: site.name,
    kicker: kickerOf(record),
    title: record.meta.pictureTitle,
    motif,
  };
  const name = `${inOneWord(record.path)}.${hashOf(inputs)}.jpg`;
  return {
    inputs,
    name,
    path: `/og/${name}`,
    alt: fill(socialPictures.alt, {
      title: record.meta.pictureTitle,
      motif: socialPictures.motifs[motif],
    }),
    ...pictureSize,
    type: 'image/jpeg',
  };
}

/** The part of the site that a page belongs to, unless the title says the same. */
function kickerOf(record: PageRecord): string | undefined {
  const { parent, label, meta } = record;
  if (parent === undefined) return undefined;
  const part = parent === 'home' ? label : routes[parent].label;
  return part === meta.pictureTitle ? undefined : part;
}

/** A page's address as one word: `/solutions/octomine` is `solutions-octomine`, home is `home`. */
function inOneWord(path: SitePath): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** Ten hexadecimal digits that change with anything that the picture is drawn from. */
function hashOf(inputs: PictureInputs): string {
  drawingHash ??= hashOfDrawing();
  return sha256(JSON.stringify([drawingHash, inputs])).slice(0, 10);
}

let drawingHash: string | undefined;

/** A hash of all that draws: its code and fonts here, the mark and the colours. */
function hashOfDrawing(): string {
  const texts = ['lib/social-pictures', 'lib/brand'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      // The same on a machine that checks files out with CRLF.
      .map((file) => readFileSync(file, 'latin1').replaceAll('\r', '')),
  );
  return sha256(texts.join('\0'));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
