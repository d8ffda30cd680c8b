import type { Page } from '@playwright/test';
import { navigation } from '@/words';
import { expect, test } from '../support/test';

// The way through every page: e2e/every-page.spec.ts; menus and the form by keys: e2e/journeys.spec.ts.

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/solutions');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('a menu', () => {
  const [solutions, services, company] = navigation.menus.map(({ label }) => label);
  const opener = (page: Page, name = solutions) => page.getByRole('button', { name });
  const panel = (page: Page, id = 'solutions') => page.locator(`#menu-${id}`);

  test('marks the page, and the section that it stands in', async ({ page }) => {
    await page.goto('/blog');
    await expect(opener(page, company)).toHaveAttribute('aria-current', 'true');
    await opener(page, company).click();
    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', /blog/);
    // A low window holds every link, and the way on with them.
    await page.setViewportSize({ width: 1100, height: 390 });
    await page.goto('/services');
    await opener(page, services).click();
    for (const link of await panel(page, 'services').getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('closes when the Tab key leaves it, forwards and backwards', async ({ page }) => {
    await page.goto('/');
    await opener(page).press('Enter');
    const links = await panel(page).getByRole('link').count();
    for (let step = 0; step < links; step += 1) await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page, services)).toBeFocused();

    await opener(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();
  });

  test('opens and closes by itself when the page script fails to load', async ({ page }) => {
    await page.route('**/_next/static/site/page.*.js', (route) => route.abort());
    await page.goto('/');
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test('closes when one of its links leads to a place on the same page', async ({ page }) => {
    await page.goto('/solutions/octomine');
    await opener(page).click();
    await panel(page).locator('[href$="#integrations"]').click();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('#integrations')).toBeInViewport();
  });
});
