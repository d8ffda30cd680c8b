import { expect, test } from '../support/test';
import { hydrateAll, eventsOf } from '../support/visitor';

const scrollOffset = () => Math.round(window.scrollY);

test('a page comes back from the back/forward cache as it was left, as a new view', async ({
  page,
}) => {
  // One of each kind of script: the page script alone, an enhancement, each island.
  for (const path of ['/about', '/', '/contact', '/solutions/ask-octopus']) {
    await page.goto(path);
    await hydrateAll(page);
    await page.evaluate(() => {
      addEventListener('pagehide', () => {
        window.dataLayer = [];
      });
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
      scrollTo({ top: 300, behavior: 'instant' });
    });
    const before = await page.evaluate(scrollOffset);
    await page.locator('footer a[href="/terms"]').evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await page.waitForURL('**/terms');
    expect(await page.evaluate(scrollOffset)).toBe(0);
    // Playwright's own way back waits for a load that never comes.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    expect(await page.evaluate(scrollOffset)).toBe(before);
    const [view] = await eventsOf(page);
    expect(view, path).toMatchObject({ event: 'page_view', page_path: path });
  }
});

test('places that links name land below the header', async ({ page }) => {
  for (const address of [
    '/solutions/octomine#integrations',
    '/solutions/octomine#sample-dashboards',
    '/solutions/ask-octopus#scenario-planning',
    '/solutions/ask-octopus#demo',
    '/solutions/octosense#alerts',
    '/services/data-infrastructure#managed',
  ]) {
    await page.goto(address);
    const [place, header] = await page.evaluate(() => [
      document.querySelector(':target')?.getBoundingClientRect().top ?? -1,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect.soft(place, address).toBeGreaterThanOrEqual(header ?? 0);
    expect.soft(place, address).toBeLessThan(400);
  }
});
