import { announced, errorScreen, navigation, pages, site } from '@/words';
import { axeFaults } from '../support/page-faults';
import { expect, test } from '../support/test';
import { islandLive } from '../support/visitor';

test('an island that throws shows the error screen in its place, with ways on', async ({
  page,
}) => {
  // The form's code sets this when it comes to life.
  await page.addInitScript(() => {
    if (location.hash !== '#broken') return;
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      set: () => {
        throw new Error('This browser is broken.');
      },
    });
  });
  await page.goto('/contact#broken');
  await islandLive(page);
  const screen = page.getByRole('alert');
  await expect(screen).toContainText('Unexpected Application Error!');
  await expect(screen).toContainText('This browser is broken.');
  await expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(await axeFaults(page, 'main')).toEqual([]);

  // The page goes on, and is well again after the reload that the screen offers.
  await page.getByRole('button', { name: navigation.menus[0]?.label }).click();
  await expect(page.locator('#menu-solutions')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.replaceState(null, '', '/contact'));
  await screen.getByRole('button', { name: errorScreen.reload }).click();
  await islandLive(page);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('what has no page yet shows its card in full instead', async ({ page }) => {
  for (const path of announced) {
    await page.goto(path);
    const match = page.locator('[data-match]:visible');
    await expect.soft(match, path).toHaveCount(1);
    await expect.soft(page.locator('[data-match-default]'), path).toBeHidden();
    await expect
      .soft(match.getByRole('link', { name: pages['not-found'].talk.label }), path)
      .toBeVisible();
  }
});
