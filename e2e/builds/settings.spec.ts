import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { consent, contactForm, pages } from '@/.content';
import type { RunningServer } from '@/scripts/serve/server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { listen } from '@/lib/testing/listen';
import { axeFaults, tabThrough } from '../support/page-faults';
import { expect, test } from '../support/test';
import { collectConsoleErrors, fillForm, followMails, islandLive } from '../support/visitor';

// One copy with all settings. What is asked, remembered and sent in every case:
// components/layout/consent-banner.test.tsx and components/islands/contact-form/endpoint.test.tsx.
// Here stands what only a browser shows of a site with an analytics id and a form service: requests,
// the policy, the banner, what a service does; and of one that keeps Next's runtime.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const analyticsId = 'G-TEST1234';
const tag = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

let project: ProjectCopy;
let server: RunningServer;
let service: Awaited<ReturnType<typeof listen>>;
/** What the form service has been sent, and what it does with it. */
let posts: URLSearchParams[];
let serve: (response: ServerResponse) => void;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = await listen(
    createServer(async (request, response) => {
      posts.push(new URLSearchParams(await text(request)));
      serve(response);
    }),
  );
  project = await copyProject('kept');
  // As operators keep them on their own machines.
  const endpoint = `${service.origin}/form`;
  const settings = `NEXT_PUBLIC_GA_ID=${analyticsId}\nNEXT_PUBLIC_CONTACT_ENDPOINT=${endpoint}\n`;
  await writeFile(join(project.dir, '.env.local'), settings);
  const { code, output } = await project.run('npm run build');
  expect(code, output).toBe(0);
  server = await project.serve();
});
test.afterAll(async () => {
  await server?.close();
  service.close();
  await project.remove();
});

const site = () => `http://127.0.0.1:${server.port}`;

test.describe('with an analytics id', () => {
  /** Requests that left the site. */
  let elsewhere: string[];

  test.use({ viewport: { width: 1280, height: 720 } });
  test.beforeEach(async ({ context }) => {
    elsewhere = [];
    // No request reaches Google: its tag is a stand-in that says it ran.
    await context.route(
      (url) => url.origin !== site(),
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'window.tagRuns = (window.tagRuns ?? 0) + 1;',
        });
      },
    );
  });

  const banner = (page: Page) => page.getByRole('region', { name: consent.title });
  const accept = (page: Page) => banner(page).getByRole('button', { name: consent.accept });
  const decline = (page: Page) => banner(page).getByRole('button', { name: consent.decline });

  test('nothing leaves the site before a yes, a no by keyboard is kept, and then the tag runs on every page', async ({
    page,
    context,
  }) => {
    const complaints = collectConsoleErrors(page);
    const tagRuns = () => page.evaluate(() => Reflect.get(window, 'tagRuns'));
    await page.goto(site());
    await expect(banner(page)).toBeVisible();
    await page.goto(`${site()}/contact`);
    await expect(banner(page)).toBeVisible();
    // Behind the link that skips the header, before the page's own.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(decline(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await page.goto(`${site()}/about`);
    await page.locator('[data-consent="settings"][data-live]').waitFor();
    await expect(banner(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    const settings = page.getByRole('button', { name: consent.settings });
    await settings.click();
    await accept(page).click();
    await expect(settings).toBeFocused();
    await expect.poll(tagRuns).toBe(1);
    await page.goto(`${site()}/solutions/octomine`);
    await expect.poll(tagRuns).toBe(1);
    await expect(banner(page)).toBeHidden();
    expect(elsewhere).toEqual([tag, tag]);
    expect(complaints).toEqual([]);
  });

  test('the banner has no fault and covers nothing that has the focus', async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await islandLive(page);
    await expect(banner(page)).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await axeFaults(page, '[data-consent="banner"]')).toEqual([]);
      for (const button of [accept(page), decline(page)]) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect((await tabThrough(page)).faults).toEqual([]);
    }
  });
});

test.describe('with a form service', () => {
  const cors = { 'Access-Control-Allow-Origin': '*' };
  const succeed = (response: ServerResponse) => response.writeHead(200, cors).end();
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    posts = [];
    serve = succeed;
    // Says no to statistics, so that nobody is asked.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  });

  /** Comes from a campaign by way of a product's page, and fills in the form. */
  async function arrive(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(`${site()}/about?utm_source=news&utm_medium=mail`);
    await page.getByRole('contentinfo').getByRole('link', { name: pages.octomine.label }).click();
    await page.waitForURL('**/solutions/octomine?*');
    await page.getByRole('link', { name: pages.octomine.hero.actions[0]?.label }).first().click();
    await page.waitForURL('**/contact?*');
    await fillForm(page);
    await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
    // Nobody is quicker.
    await page.clock.fastForward(3000);
  }

  test('a message arrives once, with where it comes from, and is said to have', async ({
    page,
  }) => {
    await arrive(page);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await expect(page.locator('form')).toBeHidden();
    expect(posts.map((post) => Object.fromEntries(post))).toEqual([
      expect.objectContaining({
        name: 'Asha Rao',
        intent: 'demo',
        product: 'octomine',
        page: '/solutions/octomine',
        utm_source: 'news',
        utm_medium: 'mail',
        id: expect.stringMatching(/^\w{32}$/),
      }),
    ]);
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect([stored, await page.context().cookies()]).toEqual([0, []]);
  });

  // A service that refuses, or cannot be reached: endpoint.test.tsx.
  test('what the browser keeps from the page was not sent, until a try succeeds', async ({
    page,
  }) => {
    const mails = await followMails(page);
    const retry = page.getByRole('button', { name: contactForm.composed.retry });
    await arrive(page);
    // A service that does not know the site, and one that leads elsewhere.
    for (const [button, headers] of [
      [send(page), {}],
      [retry, { ...cors, Location: '/thanks' }],
    ] as const) {
      serve = (response) => response.writeHead('Location' in headers ? 302 : 200, headers).end();
      const { length } = posts;
      await button.click();
      await expect.poll(() => posts.length).toBeGreaterThan(length);
      await expect(retry).toBeEnabled();
      await expect(page.getByRole('alert')).toContainText(contactForm.postFailed.title);
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(page.getByLabel('Full Name *')).toHaveValue('Asha Rao');
    }
    expect(await axeFaults(page, 'main')).toEqual([]);
    expect(mails).toEqual([]);

    serve = succeed;
    await retry.click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(new Set(posts.map((post) => post.get('id'))).size).toBe(1);
  });

  test('without script the form is led back to words of thanks', async ({ plainPage: page }) => {
    serve = (response) => response.writeHead(303, { Location: `${site()}/contact#sent` }).end();
    await page.goto(`${site()}/contact`);
    await expect(page.getByText(contactForm.posted.text)).toBeHidden();
    await fillForm(page);
    await send(page).click();
    await page.waitForURL('**/contact#sent');
    await expect(page.getByText(contactForm.posted.text)).toBeVisible();
    expect(posts[0]?.get('website')).toBe('');
  });
});

// The way out when a new Next writes pages differently: its runtime stays in them. Last, as this
// build takes the place of the other.
test('KEEP_NEXT_RUNTIME=1 leaves a working site, and the build says so', async ({ page }) => {
  const { code, output } = await project.run('npm run build', { KEEP_NEXT_RUNTIME: '1' });
  expect(output).toContain('KEEP_NEXT_RUNTIME=1');
  expect(code, output).toBe(0);
  expect(existsSync(join(project.dir, 'out/_next/static/chunks'))).toBe(true);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site()}/contact?intent=demo&product=octomine`);
  const form = page.locator('[data-island="contact-form"]');
  // Hydrated by Next: React's own words about a field that is left empty.
  await expect(form.getByLabel('Tell us about your project *')).toHaveValue(/Octomine/);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.goto(`${site()}/solutions/ask-octopus`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
