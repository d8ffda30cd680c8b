import { bytesOf, requestsOf, servedBytes, type Asked } from './support/measure';
import { sitePages } from './support/site';
import { expect, test } from './support/test';

/** What a page may weigh: bytes as sent with brotli, and numbers of files. */
const KiB = 1024;
const budgets = {
  page: { home: 16 * KiB, other: 12 * KiB },
  fonts: { bytes: 36 * KiB, files: 2 },
  picturesBeforeScrolling: 8 * KiB,
  pageScript: 3 * KiB,
  beforeLoad: { home: 60 * KiB, other: 52 * KiB },
  requestsBeforeLoad: 6,
  islands: { 'contact-form': 95 * KiB, 'ask-octopus': 110 * KiB },
} as const;

const isOfKind =
  (...kinds: string[]) =>
  ({ kind }: Asked) =>
    kinds.includes(kind);
const isPageScript = ({ url }: Asked) => /\/site\/page\.[^/]+\.js$/.test(url);

/** Files of an island: its own, and what it shares with others. */
const isIslandFile = ({ url }: Asked) => /\/site\/(contact-form|ask-octopus|shared)\./.test(url);

for (const { path, name } of sitePages) {
  const size = path === '/' ? 'home' : 'other';

  test(`${name} keeps its budget until it has loaded`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const asked = await requestsOf(page, path);
    const islands = await page.locator('[data-island]').evaluateAll((elements) =>
      elements.map((element) => ({
        near: element.getBoundingClientRect().top < window.innerHeight * 2,
      })),
    );
    const images = await page
      .locator('img')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
          .map((element) => (element instanceof HTMLImageElement ? element.currentSrc : '')),
      );
    await context.close();

    const before = asked.filter(({ beforeLoad }) => beforeLoad);
    const after = asked.filter(({ beforeLoad }) => !beforeLoad);
    const fonts = before.filter(isOfKind('Font'));
    const scripts = before.filter(isOfKind('Script'));

    expect(await bytesOf(before.filter(isOfKind('Document', 'Stylesheet')))).toBeLessThanOrEqual(
      budgets.page[size],
    );
    expect(await bytesOf(fonts)).toBeLessThanOrEqual(budgets.fonts.bytes);
    expect(fonts.length).toBeLessThanOrEqual(budgets.fonts.files);
    expect(await bytesOf(asked.filter(({ url }) => images.includes(url)))).toBeLessThanOrEqual(
      budgets.picturesBeforeScrolling,
    );

    // The only script before the load event; React is not in it.
    expect(scripts.filter((script) => !isPageScript(script))).toEqual([]);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(budgets.pageScript);

    expect(await bytesOf(before)).toBeLessThanOrEqual(budgets.beforeLoad[size]);
    expect(before.length).toBeLessThanOrEqual(budgets.requestsBeforeLoad);

    // Without input, only the files of an island within a screen follow.
    const allowed = islands.some(({ near }) => near) ? isIslandFile : () => false;
    expect(after.filter((file) => !allowed(file))).toEqual([]);
    for (const [island, bytes] of Object.entries(budgets.islands)) {
      const files = after.filter(isIslandFile);
      if (files.some(({ url }) => url.includes(`/${island}.`))) {
        expect(await bytesOf(files)).toBeLessThanOrEqual(bytes);
      }
    }
  });

  for (const { device, viewport } of [
    { device: 'a phone', viewport: { width: 390, height: 844 } },
    { device: 'a desk', viewport: { width: 1440, height: 900 } },
  ]) {
    test(`${name} never shifts on ${device}: while loading, when late fonts arrive, while scrolling`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, viewport });
      const page = await context.newPage();
      // Fonts that come behind the first paint, as on a slow line.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.addInitScript(noteShifts);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(scrollToEnd);
      await page.waitForTimeout(200);
      const shifts = await page.evaluate(() => window.layoutShifts ?? []);
      await context.close();
      expect(shifts).toEqual([]);
    });
  }
}

test('each island keeps its budget, React included', async ({ browser, baseURL }) => {
  const sent = new Map<string, number>();
  for (const { path } of sitePages) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const islandFiles: string[] = [];
    page.on('request', (request) => {
      const file = { url: request.url(), kind: '', beforeLoad: false };
      if (isIslandFile(file)) islandFiles.push(file.url);
    });
    await page.goto(path);
    for (const island of await page.locator('[data-island]').all()) {
      const name = (await island.getAttribute('data-island')) ?? '';
      await island.scrollIntoViewIfNeeded();
      await island.dispatchEvent('pointerdown');
      await expect(island).toHaveAttribute('data-live', '');
      const bytes = await Promise.all(islandFiles.map(servedBytes));
      sent.set(
        name,
        bytes.reduce((sum, value) => sum + value, 0),
      );
    }
    await context.close();
  }
  for (const [name, bytes] of Object.entries(budgets.islands)) {
    expect(sent.get(name)).toBeGreaterThan(0);
    expect(sent.get(name)).toBeLessThanOrEqual(bytes);
  }
});

declare global {
  interface Window {
    /** Layout shifts so far, noted by the tests: how far, and of what. */
    layoutShifts?: string[];
  }
}

/** A shift of the layout, as the Layout Instability API reports it. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Notes every layout shift; runs in the page, before anything of it. */
function noteShifts(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      // CLS is told to three decimals.
      if (entry.value < 0.0005) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent),
      );
      window.layoutShifts?.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end of the page in steps of half a screen; runs in the page. */
async function scrollToEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    await frame();
    await frame();
  }
}
