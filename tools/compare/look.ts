import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { findOrInstallBrowser, launchArguments } from '@/scripts/find-browser';
import { differingSpans } from './words';

/** The widths of a telephone and of a desk, in CSS pixels. */
export const widths = [390, 1440] as const;

/** A picture as bytes of red, green, blue and opacity. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Buffer };

/** Pictures of one thing, as data URIs; what was not there before has only the last. */
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
  /** The places that differ. */
  readonly views: readonly View[];
};

/** Rows shown around what differs; places that come so near become one. */
const AROUND = 60;

/**
 * Opens one browser for two exports, so that the same machine, fonts and moment make all pictures.
 * @returns what takes a picture of a page's file in one of their folders, and what closes it
 */
export async function openCamera() {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: launchArguments,
  });
  const now = new Date();
  const take = async (folder: string, file: string, width: number): Promise<Pixels> => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await context.route('**', async (route) => {
      const path = join(folder, decodeURI(new URL(route.request().url()).pathname));
      await (existsSync(path) ? route.fulfill({ path }) : route.abort());
    });
    try {
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await page.goto(`http://localhost/${file}`);
      // Everything that comes when it is scrolled to.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          // Two frames, after which the parts that have come into view were told so.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() =>
        Promise.all([
          document.fonts.ready,
          ...Array.from(document.images, (image) => image.decode().catch(() => {})),
        ]),
      );
      const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const { height } = await sharp(png).metadata();
      // A page that runs over its side makes a wider picture.
      const part = sharp(png).extract({ left: 0, top: 0, width, height });
      return { width, height, data: await part.ensureAlpha().raw().toBuffer() };
    } finally {
      await context.close();
    }
  };
  return { take, close: () => browser.close() };
}

/**
 * Compares two pictures of one width. Where their heights differ, rows that only one of them has
 * are put opposite empty ones first: a new line does not make everything below it differ.
 */
export async function lookOf(one: Pixels | undefined, other: Pixels): Promise<Look> {
  const { width } = other;
  const draw = (pixels: Pixels, top = 0, bottom = pixels.height) =>
    embedded(
      sharp(pixels.data, { raw: { width, height: pixels.height, channels: 4 } }).extract({
        ...{ left: 0, top, width, height: bottom - top },
      }),
    );
  if (one === undefined) return { width, share: 1, views: [{ after: await draw(other) }] };
  const [before, after] = one.height === other.height ? [one, other] : aligned(one, other);
  const marked = { ...after, data: Buffer.alloc(after.data.length) };
  const pixels = pixelmatch(before.data, after.data, marked.data, width, after.height, {
    // So near to nought that a shade is seen: the same machine made both.
    ...{ threshold: 0.02, alpha: 0.35 },
    diffColor: [214, 0, 110],
    // Edges that were only smoothed in another way; they do not count.
    aaColor: [220, 220, 220],
  });
  const places = pixels === 0 ? [] : differingPlaces(before, after);
  const views = places.map(async ({ top, bottom }) => ({
    before: await draw(before, top, bottom),
    difference: await draw(marked, top, bottom),
    after: await draw(after, top, bottom),
  }));
  return { width, share: pixels / (width * after.height), views: await Promise.all(views) };
}

/** A picture as a WebP data URI, no wider than said. */
export async function embedded(picture: Sharp, width = 1080): Promise<string> {
  const webp = await picture
    // A WebP has at most 16,383 rows.
    .resize({ width, height: 16_000, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const rows = ({ data, width }: Pixels, from: number, to: number) =>
  data.subarray(from * width * 4, to * width * 4);

function aligned(before: Pixels, after: Pixels): [Pixels, Pixels] {
  const { width } = after;
  const keysOf = (pixels: Pixels) =>
    Array.from({ length: pixels.height }, (_, row) =>
      hash('md5', rows(pixels, row, row + 1), 'base64'),
    );
  const [left, right] = [keysOf(before), keysOf(after)];
  const [one, other]: [Buffer[], Buffer[]] = [[], []];
  let [done, doneAfter] = [0, 0];
  for (const span of [...differingSpans(left, right), undefined]) {
    const [from, to] = span?.before ?? [before.height, before.height];
    const [fromAfter, toAfter] = span?.after ?? [after.height, after.height];
    one.push(rows(before, done, from));
    other.push(rows(after, doneAfter, fromAfter));
    [done, doneAfter] = [to, toAfter];
    if (isRounding(left, from, to) && isRounding(right, fromAfter, toAfter)) continue;
    const missing = toAfter - fromAfter - (to - from);
    const empty = Buffer.alloc(Math.abs(missing) * width * 4, 0xc8);
    one.push(rows(before, from, to), ...(missing > 0 ? [empty] : []));
    other.push(rows(after, fromAfter, toAfter), ...(missing < 0 ? [empty] : []));
  }
  const [data, dataAfter] = [Buffer.concat(one), Buffer.concat(other)];
  const height = data.length / (width * 4);
  return [
    { width, height, data },
    { width, height, data: dataAfter },
  ];
}

/**
 * Whether rows are one or two of an even ground. Such come and go below whatever moved by a part of
 * a pixel; nobody sees them.
 */
function isRounding(keys: readonly string[], from: number, to: number): boolean {
  const repeats = (key: string, at: number) =>
    key === keys[from + at - 1] || key === keys[from + at + 1];
  return to - from <= 2 && keys.slice(from, to).every(repeats);
}

function differingPlaces(before: Pixels, after: Pixels): { top: number; bottom: number }[] {
  const places: { top: number; bottom: number }[] = [];
  for (let row = 0; row < after.height; row += 1) {
    if (rows(before, row, row + 1).equals(rows(after, row, row + 1))) continue;
    const [top, bottom] = [Math.max(0, row - AROUND), Math.min(after.height, row + AROUND + 1)];
    const last = places.at(-1);
    if (last !== undefined && top <= last.bottom) last.bottom = bottom;
    else places.push({ top, bottom });
  }
  return places;
}
