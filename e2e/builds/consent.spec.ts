import type { BrowserContext, Page } from '@playwright/test';
import type { RunningServer } from '@/scripts/serve/server';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { axeFaults } from '../support/page-faults';
import { expect, policyViolationsOf, test } from '../support/test';
import { complaintsOf, islandLive } from '../support/visitor';

// What is asked, remembered and sent in every case: components/layout/consent-banner.test.tsx. Here stands what
// only a browser shows of a site with an analytics id: requests, the policy, the banner.
test.describe.configure({ mode: 'default' });

const analyticsId = 'G-TEST1234';
const tag = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

let project: ProjectCopy;
let server: RunningServer;
let context: BrowserContext;
let page: Page;
/** Requests that left the site. */
let elsewhere: string[];
let violations: readonly string[];

test.beforeAll(async () => {
  project = await copyProject('kept');
  const { code, output } = await project.build({ NEXT_PUBLIC_GA_ID: analyticsId });
  expect(code, output).toBe(0);
  server = await project.serve();
});
test.afterAll(async () => {
  await server?.close();
  await project.remove();
});

test.beforeEach(async ({ browser }) => {
  const baseURL = `http://127.0.0.1:${server.port}`;
  context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  elsewhere = [];
  // No request reaches Google: its tag is a stand-in that says it ran.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tagRuns = (window.tagRuns ?? 0) + 1;',
      });
    },
  );
  page = await context.newPage();
  violations = policyViolationsOf(page);
});
test.afterEach(() => context.close());

const banner = () => page.getByRole('region', { name: 'May we count your visit?' });
const accept = () => banner().getByRole('button', { name: 'Accept' });
const decline = () => banner().getByRole('button', { name: 'Decline' });
const settings = () => page.getByRole('button', { name: 'Cookie settings' });
const tagRuns = () => page.evaluate(() => Reflect.get(window, 'tagRuns'));

test('nothing leaves the site and no cookie is set before an answer', async () => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await expect(banner()).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
  await page.waitForURL('**/contact');
  await expect(banner()).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a no is remembered; changed to a yes from the footer the tag runs, here and on the next page', async () => {
  await page.goto('/');
  await decline().click();
  await page.goto('/about');
  await page.locator('[data-consent="settings"][data-live]').waitFor();
  await expect(banner()).toBeHidden();
  expect(elsewhere).toEqual([]);

  await settings().click();
  await accept().click();
  await expect(settings()).toBeFocused();
  await expect.poll(tagRuns).toBe(1);
  await page.goto('/solutions/octomine');
  await expect.poll(tagRuns).toBe(1);
  await expect(banner()).toBeHidden();
  expect(elsewhere).toEqual([tag, tag]);
  expect(violations).toEqual([]);
});

test('the banner has no fault, wide and narrow, and covers nothing that has the focus', async () => {
  await page.goto('/contact');
  await islandLive(page, 'contact-form');
  await expect(banner()).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await axeFaults(page, '[data-consent="banner"]')).toEqual([]);
    const boxes = await Promise.all(
      [accept(), decline()].map(async (button) => (await button.boundingBox())?.height ?? 0),
    );
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);

    const stops = await page.locator('main :is(a, button, input, textarea)').count();
    const covered: string[] = [];
    await page.locator('main').evaluate((main) => main.focus());
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const element = document.activeElement;
        const over = document.querySelector('[data-consent="banner"]')?.getBoundingClientRect();
        if (!element || !over || !element.closest('main')) return null;
        return element.getBoundingClientRect().top >= over.top ? element.outerHTML : null;
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  }
});

test('the banner can be answered by keyboard, before the page’s own links', async () => {
  await page.goto('/about');
  await expect(banner()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner().getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decline()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner()).toBeHidden();
});
