import { company } from '@/content/company';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

/** Files of the browser code, by name. */
const pageScript = '**/_next/static/site/page.*.js';
const parts = /\/_next\/static\/site\/(shared|contact-form|ask-octopus|carousel)\.[^/]+\.js$/;

test.describe('when the page script fails to load', () => {
  test.beforeEach(({ page }) => page.route(pageScript, (route) => route.abort()));

  test('menus open and close by themselves', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
    await button.click();
    await expect(page.getByRole('link', { name: /Octomine/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-solutions')).toBeHidden();
  });

  test('the contact form hands the message to the mail program', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('form[action^="mailto:"]');
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${company.email}`));
    await expect(form.getByLabel('Full Name *')).toBeVisible();
    await expect(form.locator('[type=submit]')).toBeEnabled();
  });

  test('every page shows its heading and its words', async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    }
  });
});

test.describe('when the parts that come later fail to load', () => {
  test.beforeEach(({ page }) => page.route(parts, (route) => route.abort()));

  test('the contact form stays the plain form, and can be sent', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Full Name *').fill('Asha Rao');
    await page.getByLabel('Full Name *').press('Tab');
    await page.waitForTimeout(500);
    await expect(page.getByLabel('Full Name *')).toHaveValue('Asha Rao');
    await expect(page.locator('[data-island]')).not.toHaveAttribute('data-live', '');
    await expect(page.locator('form[action^="mailto:"] [type=submit]')).toBeEnabled();
  });

  test('the demo stays readable, and the rest of the page works', async ({ page }) => {
    await page.goto('/solutions/ask-octopus');
    const demo = page.locator('[data-island="ask-octopus"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.click({ position: { x: 5, y: 5 } });
    await page.waitForTimeout(500);
    await expect(demo).not.toBeEmpty();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL('**/contact');
  });
});

test('when the fonts fail to load, the words are there in others', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('when the browser keeps nothing, every page works without a complaint', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const { path } of sitePages) await page.goto(path);
  await page.goto('/contact');
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-live', '');
  await expect(page.getByRole('main').locator('time[data-date]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
