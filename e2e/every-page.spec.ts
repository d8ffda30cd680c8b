import { routes, type Route } from '@/content/routes';
import { axeFaults, cutOff, sideways, walk } from './support/page-faults';
import { sitePages, unknownPath } from './support/site';
import { expect, test } from './support/test';
import {
  bringToLife,
  complaintsOf,
  delayFonts,
  eventsOf,
  expectInPlace,
  scrollThrough,
} from './support/visitor';

test.use({ viewport: { width: 1440, height: 900 } });

// What holds on every page for who has a desk, a keyboard and scripts, asked in one visit. What
// else is counted: lib/browser/views.test.ts.

/** What a page is a view of, besides itself. */
function viewOf(path: string) {
  const route: Route | undefined = Object.values(routes).find((entry) => entry.path === path);
  if (!route?.view) return [];
  return 'solution' in route.view
    ? [{ event: 'solution_view', solution_name: route.view.solution }]
    : [{ event: 'service_view', service_name: route.view.service }];
}

const notFoundWarning = new RegExp(`^Page not found: ${unknownPath}$`);
const ownScript =
  /^\/_next\/static\/site\/(?:page|shared|contact-form|ask-octopus|carousel|hours)\.\w+\.js$/;

for (const path of [...sitePages, unknownPath]) {
  test(`${path}: in place, recorded once, alive, without a fault, by keyboard, enlarged and spaced`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(
      page,
      ...(path === unknownPath ? [/status of 404/, notFoundWarning] : []),
    );
    const scripts: string[] = [];
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.resourceType() === 'script') scripts.push(pathname);
      if (origin !== baseURL) elsewhere.push(request.url());
    });

    await test.step('it asks for one script, and counts once', async () => {
      await delayFonts(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(scripts).toEqual([expect.stringMatching(/\/page\.\w+\.js$/)]);
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
      await scrollThrough(page);
      const depths = async () =>
        (await eventsOf(page)).slice(events.length).map((event) => event['depth_percentage']);
      await expect.poll(depths).toEqual([25, 50, 75, 90]);
    });

    await test.step('all its islands and enhancements come to life, and nothing has moved', async () => {
      await bringToLife(page);
      expect.soft(scripts.filter((script) => !ownScript.test(script))).toEqual([]);
      await expectInPlace(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    });

    await test.step('the Tab key leads through it: focus visible, in view, not under the header', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const { stops, faults } = await walk(page);
      expect.soft(faults).toEqual([]);
      expect.soft(stops[0]).toBe('a Skip to content');
      expect.soft(stops.at(-1)).toContain('Terms of service');
      expect.soft(stops.length).toBeGreaterThan(20);
    });

    await test.step('axe finds nothing, wide and narrow', async () => {
      expect.soft(await axeFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await sideways(page)).toEqual([]);
    });

    await test.step('it loses nothing when enlarged or spaced', async () => {
      // Zoomed by two, a screen of 1280 by 800 has room for half of that.
      await page.setViewportSize({ width: 640, height: 400 });
      expect.soft([...(await sideways(page)), ...(await cutOff(page))]).toEqual([]);
      // WCAG 1.4.12: the distances that a page must bear.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        const style = new CSSStyleSheet();
        style.replaceSync(`* {
          line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets.push(style);
      });
      expect.soft([...(await sideways(page)), ...(await cutOff(page))]).toEqual([]);
    });

    // Without an analytics id nobody is asked, and nothing leaves the site.
    await expect.soft(page.locator('[data-consent]')).toHaveCount(0);
    expect.soft(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
