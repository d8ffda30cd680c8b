import type { Page } from '@playwright/test';
import { navigation, pages } from '@/.content';
import { routes, type Route } from '@/content/routes';
import {
  axeFaults,
  findClippedText,
  findFaintText,
  findOverflow,
  findSmallText,
  tabThrough,
} from './support/page-faults';
import { samplePages, sitePages, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { hydrateAll, collectConsoleErrors, eventsOf, expectInPlace } from './support/visitor';

test.use({ viewport: { width: 1440, height: 900 } });

// What holds on every page, asked in one visit: opened at a desk over a slow line, looked at in all
// ways, then opened again where it is laid out otherwise, and without scripts. What else is counted:
// lib/browser/record-visit.test.ts; what stands in the head, links and files: scripts/site-checks.

/** What a page is a view of, besides itself. */
function viewOf(path: string) {
  const route: Route | undefined = Object.values(routes).find((entry) => entry.path === path);
  if (!route?.offering) return [];
  return 'solution' in route.offering
    ? [{ event: 'solution_view', solution_name: route.offering.solution }]
    : [{ event: 'service_view', service_name: route.offering.service }];
}

/** What reaches out or is cut off at a width. */
async function tooTight(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const faults = [...(await findOverflow(page)), ...(await findClippedText(page))];
  return faults.map((fault) => `${width} px: ${fault}`);
}

for (const path of [...sitePages, unknownPath]) {
  test(`${path} is whole in every way that a visitor may look at it`, async ({
    page,
    slowSite,
    baseURL,
  }) => {
    const isUnknown = path === unknownPath;
    const isSample = samplePages.includes(path) || isUnknown;
    const notFoundWarnings = [/status of 404/, new RegExp(`^Page not found: ${unknownPath}$`)];
    const complaints = collectConsoleErrors(page, ...(isUnknown ? notFoundWarnings : []));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== slowSite) elsewhere.push(request.url());
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const open = async (site = slowSite) => {
      const response = await page.goto(`${site}${path}`, { waitUntil: 'load' });
      expect.soft(response?.status()).toBe(isUnknown ? 404 : 200);
      await page.evaluate(() => document.fonts.ready);
    };

    await test.step('it has one script, and counts once', async () => {
      await open();
      // Whatever a new Next writes into a page: nothing else in it can run.
      const inline = page.locator(
        'script:not([type="application/ld+json"], [type=speculationrules])',
      );
      await expect.soft(inline).toHaveCount(1);
      await expect.soft(inline).toHaveText('');
      const events = await eventsOf(page);
      expect
        .soft(events)
        .toEqual([
          { event: 'page_view', page_path: path, page_title: await page.title() },
          ...viewOf(path),
        ]);
    });

    await test.step('all its islands and enhancements come to life, and nothing has moved', async () => {
      await hydrateAll(page);
      await expectInPlace(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    });

    await test.step('no word in its drawings is too small to read', async () => {
      for (const width of [1440, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findSmallText(page), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('the words and lines of its drawings stand out in forced colours', async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect.soft(await findFaintText(page), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });

    await test.step('the Tab key leads through it: focus visible, in view, not under the header', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const { stops, faults } = await tabThrough(page);
      expect.soft(faults).toEqual([]);
      expect.soft(stops[0]).toBe(`a ${navigation.spoken.skip}`);
      expect.soft(stops.at(-1)).toContain(pages.terms.label);
      expect.soft(stops.length).toBeGreaterThan(20);
    });

    await test.step('axe finds nothing, wide and narrow', async () => {
      expect.soft(await axeFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      // Colours are those of the wide page; what they stand on differs by template at most.
      expect.soft(await axeFaults(page, 'html', isSample)).toEqual([]);
      expect.soft(await findOverflow(page)).toEqual([]);
    });

    await test.step('it loses nothing when enlarged or spaced', async () => {
      // Zoomed by two, a screen of 1280 by 800 has room for half of that.
      expect.soft(await tooTight(page, 640, 400)).toEqual([]);
      // WCAG 1.4.12: the distances that a page must bear.
      await page.evaluate(() => {
        const style = new CSSStyleSheet();
        style.replaceSync(`* {
          line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets.push(style);
      });
      expect.soft(await tooTight(page, 390, 844)).toEqual([]);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      // WCAG 1.4.4: text twice as large. rem grows, the screen does not.
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      const rem = () => getComputedStyle(document.documentElement).fontSize;
      expect.soft(await page.evaluate(rem)).toBe('32px');
      for (const width of [1280, 412, 320]) {
        expect.soft(await tooTight(page, width, 900), 'large text').toEqual([]);
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    });

    // Without an analytics id nobody is asked, and nothing leaves the site.
    await expect.soft(page.locator('[data-consent]')).toHaveCount(0);
    expect.soft(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);

    // Columns are the template's.
    if (isSample)
      await test.step('nothing moves where its columns are narrower', async () => {
        await page.setViewportSize({ width: 1180, height: 900 });
        await open();
        await expectInPlace(page);
      });

    await test.step('it is complete without scripts, on a narrow screen', async () => {
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.setViewportSize({ width: 320, height: 640 });
      await open(baseURL);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findOverflow(page)).toEqual([]);
    });
  });
}
