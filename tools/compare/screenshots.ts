import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findOrInstallBrowser, launchArguments } from '@/scripts/find-browser';
import type { ScreenshotPair, PageChange } from './compare-sites';

/** The widths of a telephone and of a desk, in CSS pixels. */
const widths = [390, 1440] as const;

/** How many changes are pictured: beyond it would take an hour and fill a disk. */
const mostPages = 60;

/** The mean difference, of 255, that edges make which were only smoothed in another way. */
const smoothing = 0.003;

/** Parts of a page, each captured by itself: what is added to one does not make the next differ. */
const parts = 'body > header, main > *, body > footer';

/** What is pressed, and what then shows: menus, on the home page alone, the form, first questions. */
const menus = ['header [popovertarget]:visible', ':popover-open'] as const;
const islands = [
  '[data-island] form [type=submit], #demo ul li:nth-child(-n + 4) a:visible',
  '[data-island]',
] as const;

/**
 * Takes screenshots of pages, and adds what looks otherwise. One browser does, so that the same
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
  for (const page of pages.slice(0, mostPages)) {
    const screenshotPairs: ScreenshotPair[] = [];
    for (const width of widths) {
      const [oldParts = new Map(), newParts = new Map()] = await Promise.all(
        page.versions.map(async (version, side) => {
          if (version === undefined) return undefined;
          const tab = await browser.newPage({
            viewport: { width, height: 900 },
            reducedMotion: 'reduce',
            timezoneId: 'UTC',
          });
          await tab.clock.setFixedTime(now);
          await serveFolder(tab, folders[side] ?? '');
          await tab.goto(`http://localhost/${version.file}`);
          return captureParts(tab, version.path === '/' ? menus : islands);
        }),
      );
      for (const name of new Set([...oldParts.keys(), ...newParts.keys()])) {
        const [before, after] = [oldParts.get(name), newParts.get(name)];
        if (before && after && (await areAlike(before, after))) continue;
        const images = await Promise.all([before, after].map((png) => png && encodeWebp(png)));
        screenshotPairs.push({ name: `${name}, ${width} pixels wide`, screenshots: images });
      }
    }
    page.screenshotPairs = screenshotPairs;
  }
  await browser.close();
}

/** Answers what a page asks for with the files of an export. */
const serveFolder = (page: Page, folder: string) =>
  page.route('**', async (route) => {
    const path = join(folder, decodeURI(new URL(route.request().url()).pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.abort());
  });

/** A PNG of each part of a page, and of what presses show, by name; closes the page. */
async function captureParts(
  page: Page,
  [buttons, target]: readonly [string, string],
): Promise<Map<string, Buffer>> {
  const screenshots = new Map<string, Buffer>();
  const capture = async (name: string, part: Locator) =>
    screenshots.set(name, await part.screenshot({ animations: 'disabled' }));
  // In a window that is as high as the page everything comes that waits to be seen.
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  // A drawing's own motion, which cannot be switched off.
  await page.waitForTimeout(1000);
  await page.locator(parts).evaluateAll((elements) => {
    // Whole pixels: a part that moved down by half a one would look otherwise.
    for (const element of elements as HTMLElement[]) {
      element.style.minHeight = `${Math.ceil(element.getBoundingClientRect().height)}px`;
    }
  });
  for (const [index, part] of (await page.locator(parts).all()).entries()) {
    if (await part.isVisible()) await capture(`Part ${index + 1}`, part);
  }
  for (const button of await page.locator(buttons).all()) {
    await button.hover();
    // One that stays as the HTML made it is shown as it is.
    const live = page.locator('[data-island][data-live]');
    if (buttons !== menus[0]) await live.waitFor({ timeout: 5000 }).catch(() => {});
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    await button.click();
    await capture(`Behind “${name}”`, page.locator(target).first());
  }
  await page.close();
  return screenshots;
}

/** Whether two screenshots of a part show the same. */
async function areAlike(before: Buffer, after: Buffer): Promise<boolean> {
  const [oldSize, newSize] = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  if (oldSize?.height !== newSize?.height) return false;
  const layers = [{ input: after, blend: 'difference' as const }];
  const difference = await sharp(before).composite(layers).removeAlpha().png().toBuffer();
  const { channels } = await sharp(difference).stats();
  return channels.every(({ mean }) => mean < smoothing);
}

async function encodeWebp(png: Buffer): Promise<string> {
  // A WebP has at most 16,383 rows.
  const size = { width: 1080, height: 16_000, fit: 'inside', withoutEnlargement: true } as const;
  const webp = await sharp(png).resize(size).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
