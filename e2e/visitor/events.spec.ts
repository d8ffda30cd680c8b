import type { Page } from '@playwright/test';
import { routes, type Route } from '@/content/routes';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';
import { complaintsOf, eventsOf, followEvents, goBack, islandLive } from '../support/visitor';

const viewOf = (path: string) => {
  const route: Route | undefined = Object.values(routes).find((entry) => entry.path === path);
  const view = route?.view;
  if (!view) return [];
  return 'solution' in view
    ? [{ event: 'solution_view', solution_name: view.solution }]
    : [{ event: 'service_view', service_name: view.service }];
};

for (const { path, name } of sitePages) {
  test(`${name} records its view, once, and what it is a view of`, async ({
    scriptedPage: page,
  }) => {
    await page.goto(path);
    expect(await eventsOf(page)).toEqual([
      { event: 'page_view', page_path: path, page_title: await page.title() },
      ...viewOf(path),
    ]);
  });
}

test('the not-found page records its view under the path asked for', async ({ page }) => {
  await page.goto('/company/case-studies/1?from=mail');
  expect(await eventsOf(page)).toEqual([
    { event: 'page_view', page_path: '/company/case-studies/1', page_title: await page.title() },
  ]);
});

test('an alias counts once, under its target', async ({ page }) => {
  const noted = await followEvents(page);
  await page.goto('/company/about-us');
  await page.waitForURL('**/about');
  expect((await noted()).map(({ page_path }) => page_path)).toEqual(['/about']);
});

test('a changed hash records nothing', async ({ page }) => {
  await page.goto('/solutions/octomine');
  const before = await eventsOf(page);
  await page.evaluate(() => {
    location.hash = '#integrations';
  });
  await page.evaluate(() => {
    location.hash = '#faq';
  });
  expect((await eventsOf(page)).filter(({ event }) => event !== 'scroll_depth')).toEqual(before);
});

test.describe('scrolling', () => {
  const depthsOf = async (page: Page) =>
    (await eventsOf(page))
      .filter(({ event }) => event === 'scroll_depth')
      .map(({ depth_percentage }) => depth_percentage);

  const scrollToShare = (page: Page, share: number) =>
    page.evaluate(async (part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({
        top: Math.ceil((scrollHeight - clientHeight) * part),
        behavior: 'instant',
      });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, share);

  test('reports each milestone once, at its depth', async ({ page }) => {
    await page.goto('/about');
    for (const [share, expected] of [
      [0.2, []],
      [0.25, [25]],
      [0.4, [25]],
      [0.1, [25]],
      [0.5, [25, 50]],
      [0.75, [25, 50, 75]],
      [0.89, [25, 50, 75]],
      [1, [25, 50, 75, 90]],
      [0, [25, 50, 75, 90]],
      [1, [25, 50, 75, 90]],
    ] as const) {
      await scrollToShare(page, share);
      expect(await depthsOf(page)).toEqual(expected);
    }
  });

  test('reports all milestones passed by one jump', async ({ page }) => {
    await page.goto('/about');
    await scrollToShare(page, 1);
    expect(await depthsOf(page)).toEqual([25, 50, 75, 90]);
  });

  test('reports nothing on a page that fits into the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await page.goto('/terms');
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => scrollTo(0, 1000));
    await page.waitForTimeout(200);
    expect(await depthsOf(page)).toEqual([]);
  });
});

test('a page restored by the back button is a new view, with its milestones to reach again', async ({
  page,
}) => {
  await page.goto('/solutions/octosense');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
    scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForTimeout(200);
  const title = await page.title();
  await page.evaluate(() => {
    window.dataLayer = [];
    location.href = '/about';
  });
  await page.waitForURL('**/about');
  await goBack(page, '/solutions/octosense');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  expect((await eventsOf(page)).slice(0, 2)).toEqual([
    { event: 'page_view', page_path: '/solutions/octosense', page_title: title },
    { event: 'solution_view', solution_name: 'OctoSense' },
  ]);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(async () => (await eventsOf(page)).filter(({ event }) => event === 'scroll_depth').length)
    .toBe(4);
});

test.describe('a recorded link', () => {
  const click = { event: 'cta_click', cta_name: 'Request Demo', location: 'cta' };
  const clicksIn = (events: Awaited<ReturnType<typeof eventsOf>>) =>
    events.filter(({ event }) => event === 'cta_click');

  test('is recorded before it leaves the page', async ({ page }) => {
    const noted = await followEvents(page);
    await page.goto('/solutions/octosense');
    await page.getByRole('link', { name: 'Request Demo' }).click();
    await page.waitForURL('**/contact?**');
    const events = await noted();
    expect(clicksIn(events)).toEqual([click]);
    expect(events.findIndex(({ event }) => event === 'cta_click')).toBeLessThan(
      events.findLastIndex(({ event }) => event === 'page_view'),
    );
  });

  test('is recorded once for the Enter key', async ({ page }) => {
    const noted = await followEvents(page);
    await page.goto('/solutions/octosense');
    await page.getByRole('link', { name: 'Request Demo' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact?**');
    expect(clicksIn(await noted())).toEqual([click]);
  });

  test('is recorded once for the middle button and for a click with Ctrl', async ({ page }) => {
    await page.goto('/solutions/octosense');
    const link = page.getByRole('link', { name: 'Request Demo' });
    for (const use of [
      () => link.click({ button: 'middle' }),
      () => link.click({ modifiers: ['Control'] }),
    ]) {
      const opened = page.context().waitForEvent('page');
      await use();
      await (await opened).close();
    }
    expect(clicksIn(await eventsOf(page))).toEqual([click, click]);
  });

  test('is not recorded for the right button', async ({ page }) => {
    await page.goto('/solutions/octosense');
    await page.getByRole('link', { name: 'Request Demo' }).click({ button: 'right' });
    expect(clicksIn(await eventsOf(page))).toEqual([]);
  });
});

test.describe('whatever is blocked, nothing is thrown and the page works', () => {
  const faults: readonly (readonly [string, () => void])[] = [
    [
      'a frozen data layer',
      () => Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]) }),
    ],
    ['a data layer that is something else', () => Object.assign(window, { dataLayer: 'theirs' })],
    [
      'storage',
      () => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    ],
    ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
    ['the popover interface', () => Reflect.deleteProperty(HTMLElement.prototype, 'popover')],
  ];
  for (const [what, block] of faults) {
    test(what, async ({ page }) => {
      const complaints = complaintsOf(page, /IntersectionObserver/);
      await page.addInitScript(block);
      await page.goto('/contact?intent=talk');
      await page.getByLabel('Full Name *').focus();
      await islandLive(page);
      await expect(page.getByLabel('Tell us about your project *')).toHaveValue(
        'I would like to talk to your team.',
      );
      await page.getByRole('button', { name: 'Solutions' }).click();
      await expect(page.locator('#menu-solutions')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test('no request leaves the site', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  expect(elsewhere).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});
