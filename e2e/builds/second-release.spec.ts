import { AxeBuilder } from '@axe-core/playwright';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { analyticsId, buildSecondRelease, type Release } from '../support/second-release';
import { expect, policyViolationsOf, test } from '../support/test';
import { complaintsOf, eventsOf, followMails, goBack, islandLive } from '../support/visitor';

// One build serves all of these tests.
test.describe.configure({ mode: 'default' });

let release: Release;

test.beforeAll(async () => {
  release = await buildSecondRelease();
});
test.afterAll(() => release.remove());

test.describe('with an analytics id', () => {
  let server: RunningServer;
  let context: BrowserContext;
  let page: Page;
  /** Requests that left the site. */
  let elsewhere: string[];
  let violations: readonly string[];

  test.beforeAll(async () => {
    server = await startServer({ dir: release.dir, port: 0, host: '127.0.0.1' });
  });
  test.afterAll(() => server.close());

  test.beforeEach(async ({ browser }) => {
    const baseURL = `http://127.0.0.1:${server.port}`;
    context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
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
  const tag = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

  /** Google's commands on the data layer. */
  const commands = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
        .map((entry): unknown[] => JSON.parse(JSON.stringify(Array.from(Object(entry))))),
    );

  test('nothing leaves the site before an answer, and everything is denied first', async () => {
    const complaints = complaintsOf(page);
    await page.goto('/');
    await expect(banner()).toBeVisible();
    expect((await commands())[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
    await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
    await page.waitForURL('**/contact');
    await expect(banner()).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a yes loads the tag, sends the view and what follows, and is remembered', async () => {
    await page.goto('/solutions/octomine');
    await accept().click();
    await expect(banner()).toBeHidden();
    await expect.poll(() => elsewhere).toEqual([tag]);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns'))).toBe(1);
    await page.getByRole('link', { name: 'See Sample Dashboards' }).click();
    const sent = (await commands()).filter(([name]) => name === 'event');
    expect(sent.map(([, name]) => name).slice(0, 3)).toEqual([
      'page_view',
      'solution_view',
      'cta_click',
    ]);
    expect(sent[2]).toEqual([
      'event',
      'cta_click',
      { cta_name: 'See Sample Dashboards', location: 'hero' },
    ]);
    expect((await commands()).map(([name]) => name).slice(0, 4)).toEqual([
      'consent',
      'consent',
      'js',
      'config',
    ]);

    await page.goto('/about');
    await expect.poll(() => elsewhere).toEqual([tag, tag]);
    await expect(banner()).toBeHidden();
    expect((await commands()).filter(([name]) => name === 'event')[0]).toMatchObject([
      'event',
      'page_view',
      { page_path: '/about' },
    ]);
    expect(violations).toEqual([]);
  });

  test('the events stay those of the contract, in order', async () => {
    await page.goto('/services/ai-consulting');
    await accept().click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => (await eventsOf(page)).map(({ event }) => event))
      .toEqual([
        'page_view',
        'service_view',
        'scroll_depth',
        'scroll_depth',
        'scroll_depth',
        'scroll_depth',
      ]);
  });

  test('a no is remembered, loads nothing, and can be changed from the footer and back', async () => {
    await page.goto('/');
    await decline().click();
    await page.goto('/about');
    await page.waitForTimeout(300);
    await expect(banner()).toBeHidden();
    expect(elsewhere).toEqual([]);

    await settings().click();
    await expect(banner()).toBeVisible();
    await accept().click();
    await expect(settings()).toBeFocused();
    await expect.poll(() => elsewhere).toEqual([tag]);

    await settings().click();
    await decline().click();
    const before = (await commands()).length;
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    expect(await commands()).toHaveLength(before);
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId)).toBe(
      true,
    );
  });

  test('Global Privacy Control is a no: no banner, no tag, and the settings say why', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await page.goto('/');
    await page.locator('[data-consent="settings"][data-live]').waitFor();
    await expect(banner()).toBeHidden();
    await settings().click();
    await expect(banner()).toContainText('Global Privacy Control');
    await expect(accept()).toHaveCount(0);
    await banner().getByRole('button', { name: 'Close' }).click();
    await expect(banner()).toBeHidden();
    expect(elsewhere).toEqual([]);
  });

  test('blocked storage costs only the memory of the answer', async () => {
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await accept().click();
    await expect(banner()).toBeHidden();
    await expect.poll(() => elsewhere).toEqual([tag]);
    await page.goto('/about');
    await expect(banner()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('no other script can be added to the page', async () => {
    await page.goto('/');
    await accept().click();
    await expect.poll(() => elsewhere).toEqual([tag]);
    const refused = await page.evaluate(() =>
      [
        'https://www.googletagmanager.com.evil.example/x.js',
        'https://evil.example/x.js',
        '/x.js',
      ].map((address) => {
        try {
          document.createElement('script').src = address;
          return false;
        } catch {
          return true;
        }
      }),
    );
    expect(refused).toEqual([true, true, true]);
    const asHtml = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>';
        return 'taken';
      } catch {
        return 'refused';
      }
    });
    expect(asHtml).toBe('refused');
  });

  for (const width of [320, 1280]) {
    test(`the banner has no fault at ${width} px, and covers nothing that has the focus`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/contact');
      await islandLive(page, 'contact-form');
      await expect(banner()).toBeVisible();
      const { violations: faults } = await new AxeBuilder({ page }).analyze();
      expect(faults).toEqual([]);
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
    });
  }

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
});

test.describe('a release under an open tab', () => {
  let folder: string;
  let server: RunningServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
    cpSync('out', path.join(folder, 'site'), { recursive: true });
    cpSync(release.dir, path.join(folder, 'next'), { recursive: true });
    server = await startServer({ dir: path.join(folder, 'site'), port: 0, host: '127.0.0.1' });
  });
  test.afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Puts the second release where the first was, and keeps nothing of that one. */
  function swap(): void {
    renameSync(path.join(folder, 'site'), path.join(folder, 'old'));
    renameSync(path.join(folder, 'next'), path.join(folder, 'site'));
  }
  const at = (address: string) => `http://127.0.0.1:${server.port}${address}`;

  test('a link leads to a working page of the new one, and back', async ({ page }) => {
    await page.goto(at('/'));
    swap();
    await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await islandLive(page, 'contact-form');
    await goBack(page, '/');
    await page.getByRole('button', { name: 'Solutions' }).click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
  });

  test('the carousel stays a strip to scroll', async ({ page }) => {
    const complaints = complaintsOf(page, /Failed to load resource/);
    await page.goto(at('/'));
    swap();
    rmSync(path.join(folder, 'site/_next/static/site'), { recursive: true });
    await page.locator('[data-part="carousel"]').scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await expect(page.locator('[data-part="carousel"]:not([data-live])')).toBeVisible();
    await page.locator('.swiper').evaluate((strip) => strip.scrollTo({ left: 300 }));
    expect(await page.locator('.swiper').evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
    expect(complaints).toEqual([]);
  });

  test('the form still hands the message to the mail program', async ({ page }) => {
    // At 60 px of height the form is more than a screen away: nothing of it has been fetched.
    await page.setViewportSize({ width: 1280, height: 60 });
    await page.goto(at('/contact'));
    swap();
    rmSync(path.join(folder, 'site/_next/static/site'), { recursive: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    const mails = await followMails(page);
    await page.getByLabel('Full Name *').fill('Asha');
    await page.getByLabel('Email Address *').fill('asha@brand.example');
    await page.getByLabel('Company Name *').fill('Brand');
    await page.getByLabel('Tell us about your project *').fill('A project');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(decodeURIComponent(mails[0] ?? '')).toContain('A project');
  });
});
