import { expect, test } from '../support/test';
import {
  bringToLife,
  complaintsOf,
  eventsOf,
  followEvents,
  goBack,
  scrollThrough,
} from '../support/visitor';

// Milestones, buttons of the mouse and what else is counted: lib/browser/views.test.ts. Each page's
// own view: e2e/every-page.spec.ts.

test('an alias counts once, under its target', async ({ page }) => {
  const noted = await followEvents(page);
  await page.goto('/company/about-us');
  await page.waitForURL('**/about');
  expect((await noted()).map(({ page_path }) => page_path)).toEqual(['/about']);
});

test('scrolling reports each milestone at its depth, and none on a page that fits', async ({
  page,
}) => {
  const depths = async () =>
    (await eventsOf(page)).flatMap(({ event, depth_percentage }) =>
      event === 'scroll_depth' ? [depth_percentage] : [],
    );
  await page.goto('/about');
  for (const [share, expected] of [
    [0.25, [25]],
    [0.1, [25]],
    [0.89, [25, 50, 75]],
    [1, [25, 50, 75, 90]],
  ] as const) {
    await page.evaluate(async (part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const top = Math.ceil((scrollHeight - clientHeight) * part);
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, share);
    expect(await depths()).toEqual(expected);
  }
  await page.setViewportSize({ width: 1280, height: 20_000 });
  await page.goto('/terms');
  await scrollThrough(page);
  expect(await depths()).toEqual([]);
});

test('a page restored by the back button is a new view, with its milestones to reach again', async ({
  page,
}) => {
  await page.goto('/solutions/octosense');
  await scrollThrough(page);
  const title = await page.title();
  await page.evaluate(() => {
    window.dataLayer = [];
    location.href = '/about';
  });
  await page.waitForURL('**/about');
  await goBack(page, '/solutions/octosense');
  expect((await eventsOf(page)).slice(0, 2)).toEqual([
    { event: 'page_view', page_path: '/solutions/octosense', page_title: title },
    { event: 'solution_view', solution_name: 'OctoSense' },
  ]);
  await scrollThrough(page);
  await expect
    .poll(async () => (await eventsOf(page)).filter(({ event }) => event === 'scroll_depth').length)
    .toBe(4);
});

for (const use of ['a click', 'the Enter key']) {
  test(`a recorded link is recorded once for ${use}, before it leaves the page`, async ({
    page,
  }) => {
    const noted = await followEvents(page);
    await page.goto('/solutions/octosense');
    const link = page.getByRole('link', { name: 'Request Demo' });
    await (use === 'a click' ? link.click() : link.press('Enter'));
    await page.waitForURL('**/contact?**');
    const events = await noted();
    expect(events.filter(({ event }) => event === 'cta_click')).toEqual([
      { event: 'cta_click', cta_name: 'Request Demo', location: 'cta' },
    ]);
    expect(events.findIndex(({ event }) => event === 'cta_click')).toBeLessThan(
      events.findLastIndex(({ event }) => event === 'page_view'),
    );
  });
}

for (const layer of [[], 'theirs']) {
  test(`a data layer that cannot be written, ${JSON.stringify(layer)}, costs a visitor nothing`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript((theirs) => {
      Object.defineProperty(window, 'dataLayer', { value: Object.freeze(theirs) });
    }, layer);
    await page.goto('/solutions/octosense');
    await page.getByRole('button', { name: 'Solutions' }).click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('no request leaves the site', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await page.goto('/');
  await scrollThrough(page);
  await bringToLife(page);
  expect(elsewhere).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});
