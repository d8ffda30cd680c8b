import { expect, type Page } from '@playwright/test';
import { contactForm } from '@/.content';
import type { ContactMessage } from '@/lib/contact/mailto';
import { filledForm } from '@/lib/testing/filled-form';

/** An event as it lies on the data layer. */
export type DataLayerEvent = Readonly<Record<string, unknown>> & { readonly event: string };

/** The events that the page has recorded, in order. */
export function eventsOf(page: Page): Promise<DataLayerEvent[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry): entry is DataLayerEvent =>
        typeof entry === 'object' && entry !== null && 'event' in entry,
    ),
  );
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

/** Types a message into the contact form. */
export async function fillForm(page: Page, changes: ContactMessage = {}): Promise<void> {
  const values = { ...filledForm, ...changes };
  for (const { name, label } of contactForm.fields) {
    await page.getByLabel(label, { exact: true }).fill(values[name] ?? '');
  }
}

/** Touches the page's island, as a visitor who begins to use it, and waits until it is live. */
export async function islandLive(page: Page): Promise<void> {
  const island = page.locator('[data-island]');
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-live', '');
}

/**
 * Collects what a visitor with open developer tools would see go wrong: errors, warnings and
 * uncaught exceptions.
 * @param expected complaints that belong to the test
 */
export function collectConsoleErrors(page: Page, ...expected: readonly RegExp[]): string[] {
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

/** Brings everything on the page to life that comes by itself or at a touch. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const element of await page.locator('[data-island], [data-enhancement]').all()) {
    await element.scrollIntoViewIfNeeded();
    await element.dispatchEvent('pointerdown');
  }
  await expect(page.locator(':is([data-island], [data-enhancement]):not([data-live])')).toHaveCount(
    0,
  );
}

/** Scrolls to the end of the page in steps of half a screen, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
  });
}

/** A shift of the layout, as the Layout Instability API reports it. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/**
 * The most that a page may move. Words that nobody has supplied (builds/month-of-writing.spec.ts)
 * break otherwise in a font's stand-in, by a row each.
 */
const mostShift = process.env.E2E_REWORDED === '1' ? 0.1 : 0.01;

/** Fails when the page has moved so far without input (CLS), and says what of it has. */
export async function expectInPlace(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    const layoutShifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => {
      layoutShifts.push(...(list.getEntries() as LayoutShift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent);
    return layoutShifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => ({
          what: nameOf(node),
          from: previousRect,
          to: currentRect,
        })),
      }));
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
}
