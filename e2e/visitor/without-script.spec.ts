import { unknownPath } from '../support/site';
import { expect, test } from '../support/test';

// What a visitor without JavaScript gets. Every page: every-page.spec.ts;
// the form, the carousel and the demo: theirs.

test('choosing an alert shows it and hides the others', async ({ plainPage: page }) => {
  await page.goto('/solutions/octosense');
  const panels = page.locator('.inbox').locator('article');
  const radios = page.locator('.inbox').getByRole('radio');
  await expect(radios).toHaveCount(await panels.count());
  await radios.first().check();
  await radios.first().focus();
  for (let choice = 0; choice < (await panels.count()); choice += 1) {
    await expect(radios.nth(choice)).toBeChecked();
    for (const [index, panel] of (await panels.all()).entries()) {
      await expect(panel).toBeVisible({ visible: index === choice });
    }
    await page.keyboard.press('ArrowDown');
  }
});

test('a desk has an address, which shows it and hides the others', async ({ plainPage: page }) => {
  await page.goto('/solutions/octomine');
  const desks = page.locator('.desk');
  await expect(desks.first()).toBeVisible();
  const links = page.locator('.desks nav').getByRole('link');
  await expect(links).toHaveCount(await desks.count());
  for (const [choice, link] of (await links.all()).entries()) {
    await link.click();
    for (const [index, desk] of (await desks.all()).entries()) {
      await expect(desk).toBeVisible({ visible: index === choice });
    }
  }
});

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  expect((await page.goto(unknownPath))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
});
