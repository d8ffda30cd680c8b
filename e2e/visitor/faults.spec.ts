import { expect, test } from '../support/test';
import { bringToLife } from '../support/visitor';

// Islands and parts whose code is gone or does not come: contact.spec.ts, carousel.spec.ts and
// demo/ask-octopus.spec.ts.

test('when the page script fails to load, menus open and close by themselves', async ({ page }) => {
  await page.route('**/_next/static/site/page.*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  await expect(page.getByRole('link', { name: /Octomine/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-solutions')).toBeHidden();
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
