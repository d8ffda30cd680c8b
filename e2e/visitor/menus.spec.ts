import type { Page } from '@playwright/test';
import { navigation } from '@/.content';
import { axeFaults, findOverflow } from '../support/page-faults';
import { expect, test } from '../support/test';

// By mouse, keys and touch, at every width and in every engine: e2e/journeys.spec.ts.

const menuNames = navigation.menus.map(({ label }) => label);
const [solutions, services, company] = menuNames;
const opener = (page: Page, name = solutions) =>
  page.getByRole('banner').getByRole('button', { name });
const panel = (page: Page, id = 'solutions') => page.locator(`#menu-${id}`);

test('the menus have no fault when they are open, wide and narrow', async ({ page }) => {
  await page.goto('/');
  const { menu: phoneMenu } = navigation.spoken;
  for (const name of [...menuNames, phoneMenu]) {
    if (name === phoneMenu) await page.setViewportSize({ width: 320, height: 640 });
    await opener(page, name).click();
    const openMenu = page.locator(':popover-open');
    await expect(openMenu).toBeVisible();
    // Judged is what stands when nothing comes or goes any more, the menu before with it.
    await page
      .locator('header')
      .evaluate((header) =>
        Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    // A link half under the button that stays in view is one that a visitor scrolls to.
    await openMenu.evaluate((menu) => menu.scrollTo({ top: 9999, behavior: 'instant' }));
    expect.soft(await axeFaults(page, 'header')).toEqual([]);
  }
  expect(await findOverflow(page)).toEqual([]);
  const low = await page.locator('header :is(a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(low, 'too low for a finger').toEqual([]);
});

test('a menu marks the page and the section that it stands in, and fits a low window', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(opener(page, company)).toHaveAttribute('aria-current', 'true');
  await opener(page, company).click();
  const current = page.getByRole('banner').locator('[aria-current=page]:visible');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', /blog/);
  await page.setViewportSize({ width: 1100, height: 390 });
  await page.goto('/services');
  await opener(page, services).click();
  for (const link of await panel(page, 'services').getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('a menu closes when Tab leaves it, or its link leads to a place on the page', async ({
  page,
}) => {
  await page.goto('/solutions/octomine');
  await opener(page).press('Enter');
  const links = panel(page).getByRole('link');
  const count = await links.count();
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page, services)).toBeFocused();

  await opener(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page)).toBeHidden();

  await opener(page).click();
  await panel(page).locator('[href$="#integrations"]').click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#integrations')).toBeInViewport();
});
