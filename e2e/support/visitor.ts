import { expect, type Locator, type Page } from '@playwright/test';

/** An event as it lies on the data layer. */
export type Recorded = Readonly<Record<string, unknown>> & { readonly event: string };

declare global {
  interface Window {
    /** Everything that was pushed in this tab, on every page of it; see `followEvents`. */
    dataLayer?: unknown[];
  }
}

/** The events that the page has recorded, in order. */
export function eventsOf(page: Page): Promise<Recorded[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry): entry is Recorded => typeof entry === 'object' && entry !== null && 'event' in entry,
    ),
  );
}

/**
 * Notes every event of the tab at the moment it is recorded, so that those of a page that was
 * left straight after can be read on the next one. Call it before the first page.
 * @returns reads what has been noted so far
 */
export async function followEvents(page: Page): Promise<() => Promise<Recorded[]>> {
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      const noted: unknown = JSON.parse(sessionStorage.getItem('noted') ?? '[]');
      sessionStorage.setItem('noted', JSON.stringify([noted, entries].flat()));
      return Array.prototype.push.apply(layer, entries);
    };
    window.dataLayer = layer;
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '[]'));
}

/**
 * Notes the mailto addresses that the page asks the browser to open.
 * @returns the list, which grows
 */
export async function followMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url);
  });
  return mails;
}

/** Waits until an island is live; without a name, the only one of the page. */
export function islandLive(page: Page, name?: string): Promise<void> {
  return page
    .locator(name ? `[data-island="${name}"][data-live]` : '[data-island][data-live]')
    .waitFor({ state: 'attached' });
}

/** Goes back as the browser's button does: Playwright's own waits for a load that never comes. */
export async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/**
 * Collects what a visitor with open developer tools would see go wrong: errors, warnings and
 * uncaught exceptions.
 * @param expected complaints that belong to the test
 */
export function complaintsOf(page: Page, ...expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', ({ message }) => note(message));
  return complaints;
}

/** Layout shifts of the page so far that no input explains (CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** The box of an element in the viewport. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}
