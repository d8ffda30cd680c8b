import type { Page } from '@playwright/test';
import { site } from '@/words';
import { axeFaults } from '../support/page-faults';
import { expect, test } from '../support/test';
import { islandLive } from '../support/visitor';

/** Gives the page's island data that its code cannot read. */
async function breakIsland(page: Page, path: string, props: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/ data-props="[^"]*"/, ` data-props="${props}"`);
    await route.fulfill({ response, body: html });
  });
}

test('an island that throws shows the error screen in its place, with ways on', async ({
  page,
}) => {
  await breakIsland(page, '/contact', '{&quot;notice&quot;:');
  await page.goto('/contact');
  await islandLive(page, 'contact-form');
  const screen = page.getByRole('alert');
  await expect(screen).toContainText('Unexpected Application Error!');
  await expect(screen).toContainText('JSON');
  await expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(await axeFaults(page, 'main')).toEqual([]);

  // The page goes on, and is well again after the reload that the screen offers.
  await page.getByRole('button', { name: 'Solutions' }).click();
  await expect(page.locator('#menu-solutions')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await screen.getByRole('button', { name: 'Reload' }).click();
  await islandLive(page, 'contact-form');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('what has no page yet shows its card in full instead', async ({ scriptedPage: page }) => {
  for (const path of [
    '/company/case-studies/1',
    '/company/case-studies/beverage-roi',
    '/company/case-studies/omnichannel-growth',
    '/company/blogs/2',
    '/company/blogs/trade-promotion-roi',
    '/company/blogs/omnichannel-future',
  ]) {
    await page.goto(path);
    const shown = page.locator('[data-match]:visible');
    await expect.soft(shown, path).toHaveCount(1);
    await expect.soft(page.locator('[data-match-default]'), path).toBeHidden();
    await expect
      .soft(shown.getByRole('link', { name: 'Talk to us about this' }), path)
      .toBeVisible();
  }
});
