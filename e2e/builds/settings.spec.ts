import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import { consent, contactForm, pages } from '@/words';
import { captureOutput } from '@/build/run-tool';
import type { RunningServer } from '@/scripts/serve/server';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { axeFaults, walk } from '../support/page-faults';
import { expect, policyViolationsOf, test } from '../support/test';
import { writeEntries } from './write-entries';
import { complaintsOf, fillContactForm, followMails, islandLive } from '../support/visitor';

// One copy with entries of every kind and all settings. What is asked, remembered and sent in every case: components/layout/consent-banner.test.tsx and
// components/islands/contact-form/endpoint.test.tsx. Here stands what only a browser shows of a site
// with an analytics id and a form service: requests, the policy, the banner, what a service does; and
// of one that keeps Next's runtime.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const analyticsId = 'G-TEST1234';
const tag = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

let project: ProjectCopy;
let server: RunningServer;
let service: Server;
/** What the form service has been sent, and what it does with it. */
let posts: URLSearchParams[];
let serve: (response: ServerResponse) => void;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = createServer(async (request, response) => {
    posts.push(new URLSearchParams(await text(request)));
    serve(response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  project = await copyProject('kept');
  await writeEntries(project.dir);
  const { code, output } = await project.build({
    NEXT_PUBLIC_GA_ID: analyticsId,
    NEXT_PUBLIC_CONTACT_ENDPOINT: `http://127.0.0.1:${port}/form`,
  });
  expect(code, output).toBe(0);
  server = await project.serve();
});
test.afterAll(async () => {
  await server?.close();
  service.close();
  service.closeAllConnections();
  await project.remove();
});

const exported = (file: string) => readFile(join(project.dir, 'out', file), 'utf8');

test('an announced article that is written has a page, and its numbered address leads there', async () => {
  for (const page of ['blog.html', 'index.html']) {
    expect(await exported(page)).toContain('href="/blog/trade-promotion-roi"');
    expect(await exported(page)).not.toContain('/company/blogs/2"');
  }
  for (const old of ['company/blogs/2.html', 'company/blogs/trade-promotion-roi.html']) {
    expect(await exported(old)).toContain('url=/blog/trade-promotion-roi');
  }
  expect(await exported('404.html')).not.toContain('/company/blogs/2 ');
});

test('a case study is at the address that its card has, and every card leads to it', async () => {
  const page = await exported('company/case-studies/1.html');
  expect(page).toContain('"@type":"Article"');
  for (const list of ['case-studies.html', 'index.html', 'sitemap.xml']) {
    expect(await exported(list)).toContain('/company/case-studies/1');
  }
  expect(await exported('index.html')).not.toContain('/company/case-studies/beverage-roi');
});

test('two articles on a topic give it a page and a feed', async () => {
  const page = await exported('blog/topics/supply.html');
  expect(page).toContain('href="/blog/trade-promotion-roi"');
  expect(page).toContain('"@type":"CollectionPage"');
  expect(await exported('blog/topics/supply/feed.xml')).toContain('<content:encoded>');
  expect(await exported('sitemap.xml')).toContain('/blog/topics/supply');
});

test('they pass the checks of the site', async () => {
  const { code, output } = await captureOutput(['--import', 'tsx', 'scripts/check-site.ts'], {
    cwd: project.dir,
  });
  expect(code, output).toBe(0);
});

test.describe('with an analytics id', () => {
  let context: BrowserContext;
  let page: Page;
  /** Requests that left the site. */
  let elsewhere: string[];
  let violations: readonly string[];

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

  const banner = () => page.getByRole('region', { name: consent.title });
  const accept = () => banner().getByRole('button', { name: consent.accept });
  const decline = () => banner().getByRole('button', { name: consent.decline });
  const settings = () => page.getByRole('button', { name: consent.settings });
  const tagRuns = () => page.evaluate(() => Reflect.get(window, 'tagRuns'));

  test('nothing leaves the site and no cookie is set before an answer', async () => {
    const complaints = complaintsOf(page);
    await page.goto('/');
    await expect(banner()).toBeVisible();
    await page.getByRole('link', { name: pages.contact.label, exact: true }).last().click();
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
    await islandLive(page);
    await expect(banner()).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await axeFaults(page, '[data-consent="banner"]')).toEqual([]);
      const boxes = await Promise.all(
        [accept(), decline()].map(async (button) => (await button.boundingBox())?.height ?? 0),
      );
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);

      expect((await walk(page)).faults).toEqual([]);
    }
  });

  test('the banner can be answered by keyboard, before the page’s own links', async () => {
    await page.goto('/about');
    await expect(banner()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner().getByRole('link', { name: consent.privacyLink })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner()).toBeHidden();
  });
});

test.describe('with a form service', () => {
  const allowed = { 'Access-Control-Allow-Origin': '*' };
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    posts = [];
    serve = (response) => response.writeHead(200, allowed).end();
    // Says no to statistics, so that nobody is asked.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  });

  /** Comes from a campaign by way of a product's page, and fills in the form. */
  async function arrive(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(`http://127.0.0.1:${server.port}/about?utm_source=news&utm_medium=mail`);
    await page.getByRole('contentinfo').getByRole('link', { name: pages.octomine.label }).click();
    await page.waitForURL('**/solutions/octomine?*');
    await page.getByRole('link', { name: pages.octomine.hero.actions[0]?.label }).first().click();
    await page.waitForURL('**/contact?*');
    await fillContactForm(page);
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
  const ways: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'does not know the site': (response) => response.writeHead(200).end(),
    'leads elsewhere': (response) =>
      response.writeHead(302, { ...allowed, Location: '/thanks' }).end(),
  };
  test('where the browser keeps the answer back, the page says that nothing was sent, until a try succeeds', async ({
    page,
  }) => {
    const mails = await followMails(page);
    await arrive(page);
    for (const [what, way] of Object.entries(ways)) {
      await test.step(`it ${what}`, async () => {
        serve = way;
        const [tries, again] = [
          posts.length,
          page.getByRole('button', { name: contactForm.composed.retry }),
        ];
        await (tries === 0 ? send(page) : again).click();
        await expect.poll(() => posts.length).toBeGreaterThan(tries);
        await expect(again).toBeEnabled();
        await expect(page.getByRole('alert')).toContainText(contactForm.notSent.title);
        await expect(page.getByRole('status')).toBeEmpty();
        await expect(page.getByLabel('Full Name *')).toHaveValue('Asha Rao');
      });
    }
    expect(await axeFaults(page, 'main')).toEqual([]);
    expect(mails).toEqual([]);

    serve = (response) => response.writeHead(200, allowed).end();
    await page.getByRole('button', { name: contactForm.composed.retry }).click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(new Set(posts.map((post) => post.get('id'))).size).toBe(1);
  });

  test('without script the form is led back to words of thanks', async ({ plainPage: page }) => {
    const home = `http://127.0.0.1:${server.port}`;
    serve = (response) => response.writeHead(303, { Location: `${home}/contact#sent` }).end();
    await page.goto(`${home}/contact`);
    await expect(page.getByText(contactForm.posted.text)).toBeHidden();
    await fillContactForm(page);
    await send(page).click();
    await page.waitForURL('**/contact#sent');
    await expect(page.getByText(contactForm.posted.text)).toBeVisible();
    expect(posts[0]?.get('website')).toBe('');
  });
});

// The way out when a new Next writes pages differently: its runtime stays in them. Last, as this
// build takes the place of the other.
test('with KEEP_NEXT_RUNTIME=1 the build says what it leaves in, and leaves a working site', async ({
  page,
}) => {
  const draft = join(project.dir, 'content/blog/arabic-distributors.md');
  const text = await readFile(draft, 'utf8');
  await writeFile(draft, text.replace('draft: false', 'draft: true'));
  const { code, output } = await project.build({ KEEP_NEXT_RUNTIME: '1', DRAFTS: '1' });
  expect(output).toContain('KEEP_NEXT_RUNTIME=1');
  expect(code, output).toBe(0);
  expect(existsSync(join(project.dir, 'out/_next/static/chunks'))).toBe(true);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:${server.port}/contact?intent=demo&product=octomine`);
  const form = page.locator('[data-island="contact-form"]');
  // Hydrated by Next: React's own words about a field that is left empty.
  await expect(form.getByLabel('Tell us about your project *')).toHaveValue(/Octomine/);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.goto(`http://127.0.0.1:${server.port}/solutions/ask-octopus`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('with DRAFTS=1 a draft is a page and in no list, and nothing is recorded as published', async () => {
  expect(await exported('blog/arabic-distributors.html')).toContain(
    'name="robots" content="noindex',
  );
  expect(await exported('blog.html')).toContain('/blog/arabic-distributors');
  for (const list of ['sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(await exported(list)).not.toContain('arabic-distributors');
  }
  const { code, output } = await captureOutput(['--import', 'tsx', 'scripts/published.ts'], {
    cwd: project.dir,
  });
  expect(code).toBe(1);
  expect(output).toContain('build it without DRAFTS=1 first.');
});
