import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { contactForm, demo } from '@/.content';
import type { IslandName } from '@/components/islands/registry';
import { pageModules } from '@/lib/browser/browser-module';
import { modules } from '@/lib/browser/modules';
import { sitePages } from './support/site';
import { expect, test } from './support/test';
import { hydrateAll, eventsOf, expectInPlace, scrollThrough } from './support/visitor';

const KiB = 1024;

/** What an island may send, React included, beside its words: an author may write what it takes. */
const islandBudgets: Readonly<
  Record<IslandName, { readonly code: number; readonly words: object }>
> = {
  'contact-form': { code: 72 * KiB, words: contactForm },
  'ask-octopus': { code: 107.5 * KiB, words: demo },
};

/** Files of an island, and of what comes to life in view: their own, and what they share. */
const isFileOf = (names: readonly string[]) => (url: string) =>
  [...names, 'shared'].some((name) => url.includes(`/site/${name}.`));
const isIslandFile = isFileOf(Object.keys(islandBudgets));
const isEnhancementFile = isFileOf(Object.keys(modules).filter((name) => !(name in pageModules)));

/** Bytes of several files together, as they are sent to a browser that takes brotli. */
const bytesOf = (urls: readonly string[]) =>
  urls
    .map((url) => `out${new URL(url).pathname}`)
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);

for (const path of sitePages) {
  test(`${path} keeps its budgets and its place on a phone, and counts how far it is read`, async ({
    page,
    slowSite,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    let early: Request[] = [];
    page.once('load', () => (early = [...requests]));
    await page.goto(`${slowSite}${path}`, { waitUntil: 'load' });
    const urlsOf = (some: readonly Request[], kind = '') =>
      some.filter((each) => each.resourceType().includes(kind)).map((each) => each.url());
    const script = urlsOf(early, 'script');
    // Where a page has an accented letter, each face has a second file.
    const further = urlsOf(early, 'font').filter((url) => url.includes('_further.'));
    expect(urlsOf(early, 'font').length - further.length).toBeLessThanOrEqual(2);
    expect(bytesOf(urlsOf(early, 'font'))).toBeLessThanOrEqual(36 * KiB);
    // The only script before the load event; React is not in it.
    expect(script).toEqual([expect.stringMatching(/\/site\/page\.[^/]+\.js$/)]);
    expect(bytesOf(script)).toBeLessThanOrEqual(3 * KiB);
    // For lazy pictures and the tab's icon the browser chooses the moment.
    const lazy = await page.locator('img[loading="lazy"]').evaluateAll((images) =>
      // Of one whose request has just begun there is no current source yet.
      (images as HTMLImageElement[]).map(({ currentSrc, src }) => currentSrc || src),
    );
    const isCounted = (url: string) => !lazy.includes(url) && !/\/(favicon|icon)[^/]*$/.test(url);
    expect(urlsOf(early).filter(isCounted).length - further.length).toBeLessThanOrEqual(6);

    await scrollThrough(page);
    await expectInPlace(page);
    // A phone is scrolled on every page.
    const depths = async () =>
      (await eventsOf(page)).flatMap((event) => event['depth_percentage'] ?? []);
    await expect.poll(depths).toEqual([25, 50, 75, 90]);

    // Without a touch nothing of an island follows, but where it comes once the page is idle.
    const isIdle = (await page.locator('[data-fetch="idle"]').count()) > 0;
    const isExpected = (url: string) => isEnhancementFile(url) || (isIdle && isIslandFile(url));
    expect(urlsOf(requests, 'script').filter((url) => !isExpected(url))).toEqual(script);

    for (const island of await page.locator('[data-island]').all()) {
      await hydrateAll(page);
      const bytes = bytesOf(urlsOf(requests, 'script').filter(isIslandFile));
      const name = (await island.getAttribute('data-island')) as IslandName;
      const { code, words } = islandBudgets[name];
      expect(bytes).toBeGreaterThan(0);
      expect(bytes - brotliCompressSync(JSON.stringify(words)).length).toBeLessThanOrEqual(code);
    }
  });
}
