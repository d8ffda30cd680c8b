import { bytesOf, requestsOf, type RequestedFile } from './support/measure';
import { sitePages } from './support/site';
import { expect, test } from './support/test';
import { bringToLife, delayFonts, expectInPlace, scrollThrough } from './support/visitor';

/** What a page may load: bytes as sent with brotli, and numbers of files. Its own: scripts/check/site. */
const KiB = 1024;
const budgets = {
  fonts: { bytes: 17 * KiB, files: 2 },
  picturesBeforeScrolling: 8 * KiB,
  /** On top of that: one that a writer supplied for the first view. */
  photograph: 40 * KiB,
  pageScript: 3 * KiB,
  beforeLoad: { home: 60 * KiB, other: 52 * KiB },
  requestsBeforeLoad: 6,
} as const;

/** What an island may send, React included. */
const islandBudgets: Readonly<Record<string, number>> = {
  'contact-form': 95 * KiB,
  'ask-octopus': 110 * KiB,
};

const isOfKind =
  (...kinds: string[]) =>
  ({ kind }: RequestedFile) =>
    kinds.includes(kind);
const isPageScript = ({ url }: RequestedFile) => /\/site\/page\.[^/]+\.js$/.test(url);

/** Files of an island: its own, and what it shares with others. */
const isIslandFile = ({ url }: Pick<RequestedFile, 'url'>) =>
  /\/site\/(contact-form|ask-octopus|shared)\./.test(url);

for (const path of sitePages) {
  const size = path === '/' ? 'home' : 'other';

  test(`${path} keeps its budgets on a phone, and its place while fonts come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await delayFonts(page);
    const asked = await requestsOf(page, path);
    const before = asked.filter(({ beforeLoad }) => beforeLoad);
    const after = asked.filter(({ beforeLoad }) => !beforeLoad);
    const fonts = before.filter(isOfKind('font'));
    const scripts = before.filter(isOfKind('script'));
    const images = await page
      .locator('img')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
          .map((element) => (element instanceof HTMLImageElement ? element.currentSrc : '')),
      );
    const extra = images.some((url) => url.includes('/pictures/')) ? budgets.photograph : 0;

    expect(bytesOf(fonts)).toBeLessThanOrEqual(budgets.fonts.bytes);
    expect(fonts.length).toBeLessThanOrEqual(budgets.fonts.files);
    expect(bytesOf(asked.filter(({ url }) => images.includes(url)))).toBeLessThanOrEqual(
      budgets.picturesBeforeScrolling + extra,
    );

    // The only script before the load event; React is not in it.
    expect(scripts.filter((script) => !isPageScript(script))).toEqual([]);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(budgets.pageScript);

    expect(bytesOf(before)).toBeLessThanOrEqual(budgets.beforeLoad[size] + extra);
    expect(before.length).toBeLessThanOrEqual(budgets.requestsBeforeLoad);

    // Without input, no more follows but pictures below, for which the browser chooses the moment.
    const lazy = await page
      .locator('img[loading="lazy"]')
      .evaluateAll((elements) =>
        elements.map((element) => (element as HTMLImageElement).currentSrc),
      );
    expect(after.filter(({ url }) => !lazy.includes(url))).toEqual([]);
    const islands = await page
      .locator('[data-island]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('data-island') ?? ''),
      );

    await scrollThrough(page);
    await expectInPlace(page);

    for (const island of islands) {
      await bringToLife(page);
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name),
      );
      const bytes = bytesOf(files.map((url) => ({ url })).filter(isIslandFile));
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(islandBudgets[island] ?? 0);
    }
  });
}
