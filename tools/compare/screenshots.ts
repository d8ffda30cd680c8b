import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { findOrInstallBrowser, launchArguments } from '@/scripts/find-browser';
import type { PageChange } from './compare-sites';

/** A part of a page at one width, before and after, as data URIs; one that is new has one alone. */
export type ChangedPart = {
  readonly width: number;
  readonly screenshots: readonly (string | undefined)[];
};

/** The widths of a telephone and of a desk, in CSS pixels. */
const widths = [390, 1440] as const;

/** The mean difference, of 255, that edges make which were only smoothed in another way. */
const smoothing = 0.003;

/** Parts of a page, each captured by itself: what is added to one does not make the next differ. */
const parts = 'body > header, main > *, body > footer';

/**
 * Takes screenshots of pages, and adds the parts that look otherwise. One browser does, so that the same
 * machine, fonts and moment make them all.
 * @param folders the exports, before and after
 */
export async function addScreenshots(
  pages: readonly PageChange[],
  folders: readonly string[],
): Promise<void> {
  if (pages.length === 0) return;
  const options = { executablePath: findOrInstallBrowser(), args: launchArguments };
  const browser = await chromium.launch(options);
  const now = new Date();
  try {
    for (const page of pages) {
      const changedParts: ChangedPart[] = [];
      for (const width of widths) {
        const [before = [], after = []] = await Promise.all(
          page.files.map((file, side) =>
            file === undefined ? [] : captureParts(browser, folders[side] ?? '', file, width, now),
          ),
        );
        for (const part of (before.length > after.length ? before : after).keys()) {
          const [one, other] = [before[part], after[part]];
          if (one && other && (await areAlike(one, other))) continue;
          const screenshots = await Promise.all([one, other].map((png) => png && encodeWebp(png)));
          changedParts.push({ width, screenshots });
        }
      }
      page.changedParts = changedParts;
    }
  } finally {
    await browser.close();
  }
}

/** The parts of a page when everything that is lazy has come: a PNG each. */
async function captureParts(
  browser: Browser,
  folder: string,
  file: string,
  width: number,
  now: Date,
) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await page.route('**', async (route) => {
    const path = join(folder, decodeURI(new URL(route.request().url()).pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.abort());
  });
  await page.clock.setFixedTime(now);
  await page.goto(`http://localhost/${file}`);
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
  const boxes = await page.locator(parts).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      // Whole pixels: a part that moved down by half a one would look otherwise.
      if (element instanceof HTMLElement) element.style.height = `${Math.ceil(height)}px`;
      return { left: 0, top: Math.round(top), height: Math.ceil(height) };
    }),
  );
  const takeScreenshot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  // Until nothing moves any more: a drawing's own motion cannot be switched off.
  let [last, whole] = [await takeScreenshot(), await takeScreenshot()];
  for (let tries = 0; tries < 20 && !whole.equals(last); tries += 1) {
    [last, whole] = [whole, await takeScreenshot()];
  }
  await page.close();
  const visible = boxes.filter(({ height }) => height > 0);
  return Promise.all(
    visible.map((box) =>
      sharp(whole)
        .extract({ ...box, width })
        .toBuffer(),
    ),
  );
}

/** Whether two screenshots of a part show the same. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, after] = await Promise.all([one, other].map((png) => sharp(png).metadata()));
  if (before?.height !== after?.height) return false;
  const layers = [{ input: other, blend: 'difference' as const }];
  const difference = await sharp(one).composite(layers).removeAlpha().png().toBuffer();
  const { channels } = await sharp(difference).stats();
  return channels.every(({ mean }) => mean < smoothing);
}

async function encodeWebp(png: Buffer): Promise<string> {
  // A WebP has at most 16,383 rows.
  const size = { width: 1080, height: 16_000, fit: 'inside', withoutEnlargement: true } as const;
  const webp = await sharp(png).resize(size).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
