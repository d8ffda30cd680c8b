import { expect, test } from '../support/test';
import { bringToLife } from '../support/visitor';

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
});

test.describe('when the parts that come later fail to load', () => {
  test.beforeEach(({ page }) => page.route(parts, (route) => route.abort()));

  test('the demo stays readable, and the rest of the page works', async ({ page }) => {
    await page.goto('/solutions/ask-octopus');
    const demo = page.locator('[data-island="ask-octopus"]');
    await demo.scrollIntoViewIfNeeded();
    const refused = page.waitForEvent('requestfailed');
    await demo.click({ position: { x: 5, y: 5 } });
    await refused;
    await expect(demo).not.toBeEmpty();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL('**/contact');
  });
});

test('when the browser keeps nothing, every kind of page works without a complaint', async ({
  page,
}) => {
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
  for (const path of ['/', '/solutions/ask-octopus', '/privacy', '/no-such-page', '/contact']) {
    await page.goto(path);
    await bringToLife(page);
  }
  expect(errors).toEqual([]);
});
