import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { contactForm, demo } from '@/.content';
import { sitePages } from './support/site';
import { expect, test } from './support/test';
import { bringToLife, eventsOf, expectInPlace, scrollThrough } from './support/visitor';

/** What a page may load: bytes as sent with brotli, and numbers of files. Its own: scripts/check/site. */
const KiB = 1024;
const budgets = {
  fonts: { bytes: 36 * KiB, files: 2 },
  picturesBeforeScrolling: 8 * KiB,
  /** On top of that: one that a writer supplied for the first view. */
  photograph: 40 * KiB,
  pageScript: 3 * KiB,
  /** What comes to life by itself when it is scrolled into view: without React. */
  enhancements: 24 * KiB,
  requestsBeforeLoad: 6,
} as const;

/** What an island may send, React included, beside its words: an author may write what it takes. */
const islandBudgets: Readonly<Record<string, { readonly code: number; readonly words: object }>> = {
  'contact-form': { code: 72 * KiB, words: contactForm },
  'ask-octopus': { code: 107.5 * KiB, words: demo },
};

/** The tab's icon: the browser asks for it when it likes, some never. */
const isIcon = (url: string) => /\/(favicon|icon|apple-touch-icon)[^/]*$/.test(url);
/** Files of an island, and of what comes to life in view: their own, and what they share. */
const isIslandFile = (url: string) => /\/site\/(contact-form|ask-octopus|shared)\./.test(url);
const isEnhancementFile = (url: string) => /\/site\/(amounts|carousel|inbox|shared)\./.test(url);

/**
 * Bytes of several files together, as they are sent to a browser that takes brotli. That servers
 * send what lies in out/: hosts/servers.spec.ts.
 */
function bytesOf(urls: readonly string[]): number {
  return urls.reduce((sum, url) => {
    const { pathname } = new URL(url);
    const file = ['.html.br', '.br', '']
      .map((ending) => `out${pathname === '/' ? '/index' : pathname}${ending}`)
      .find(existsSync);
    if (file === undefined) throw new Error(`There is no file for ${url}`);
    return sum + statSync(file).size;
  }, 0);
}

const urlsOf = (requests: readonly Request[]) => requests.map((request) => request.url());

/** Addresses of the lazy pictures that a page has asked for. */
const lazyPictures = (page: Page): Promise<string[]> =>
  page.locator('img[loading="lazy"]').evaluateAll((elements) =>
    // Of one whose request has just begun there is no current source yet.
    elements.map((element) => {
      const { currentSrc, src } = element as HTMLImageElement;
      return currentSrc || src;
    }),
  );

for (const path of sitePages) {
  test(`${path} keeps its budgets and its place on a phone, and counts how far it is read`, async ({
    page,
    slowSite,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (!isIcon(request.url())) requests.push(request);
    });
    let before: Request[] = [];
    page.once('load', () => (before = [...requests]));
    await page.goto(`${slowSite}${path}`, { waitUntil: 'load' });
    const ofKind = (kind: string) =>
      urlsOf(before.filter((request) => request.resourceType() === kind));
    const images = await page
      .locator('img')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
          .map((element) => (element instanceof HTMLImageElement ? element.currentSrc : '')),
      );
    const extra = images.some((url) => url.includes('/pictures/')) ? budgets.photograph : 0;
    const loadedImages = images.filter((url) => urlsOf(requests).includes(url));
    expect(bytesOf(loadedImages)).toBeLessThanOrEqual(budgets.picturesBeforeScrolling + extra);

    expect(bytesOf(ofKind('font'))).toBeLessThanOrEqual(budgets.fonts.bytes);
    // Where a page has an accented letter, each face has a second file.
    const common = ofKind('font').filter((url) => !url.includes('_further.'));
    expect(common.length).toBeLessThanOrEqual(budgets.fonts.files);

    // The only script before the load event; React is not in it.
    expect(ofKind('script')).toEqual([expect.stringMatching(/\/site\/page\.[^/]+\.js$/)]);
    expect(bytesOf(ofKind('script'))).toBeLessThanOrEqual(budgets.pageScript);

    // For lazy pictures the browser chooses the moment.
    const lazyBefore = await lazyPictures(page);
    const eager = urlsOf(before).filter(
      (url) => !lazyBefore.includes(url) && !url.includes('_further.'),
    );
    expect(eager.length).toBeLessThanOrEqual(budgets.requestsBeforeLoad);

    await scrollThrough(page);
    await expectInPlace(page);
    // A phone is scrolled on every page.
    const depths = async () =>
      (await eventsOf(page)).flatMap((event) => event['depth_percentage'] ?? []);
    await expect.poll(depths).toEqual([25, 50, 75, 90]);

    // Without a touch, no more follows but lazy pictures, and what comes to life by itself.
    const lazy = await lazyPictures(page);
    const after = urlsOf(requests.slice(before.length)).filter((url) => !lazy.includes(url));
    const isIdle = (await page.locator('[data-fetch="idle"]').count()) > 0;
    const isOfIdle = (url: string) => isIdle && isIslandFile(url);
    const rest = after.filter((url) => !isOfIdle(url));
    expect(rest.filter((url) => !isEnhancementFile(url))).toEqual([]);
    expect(bytesOf(rest)).toBeLessThanOrEqual(budgets.enhancements);

    for (const island of await page.locator('[data-island]').all()) {
      await bringToLife(page);
      const bytes = bytesOf(urlsOf(requests).filter(isIslandFile));
      const name = (await island.getAttribute('data-island')) ?? '';
      const { code = 0, words = {} } = islandBudgets[name] ?? {};
      expect(bytes).toBeGreaterThan(0);
      expect(bytes - brotliCompressSync(JSON.stringify(words)).length).toBeLessThanOrEqual(code);
    }
    const scripts = urlsOf(requests.filter((request) => request.resourceType() === 'script'));
    const others = scripts.filter((url) => !isIslandFile(url) && !isEnhancementFile(url));
    expect(others).toEqual(ofKind('script'));
  });
}
