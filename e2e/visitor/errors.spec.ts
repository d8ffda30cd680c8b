import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect, test } from '../support/test';
import { eventsOf, islandLive } from '../support/visitor';

/** Gives the page's island data that its code cannot read. */
async function breakIsland(page: Page, path: string, props: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/ data-props="[^"]*"/, ` data-props="${props}"`);
    await route.fulfill({ response, body: html });
  });
}

test.describe('an island that throws', () => {
  test('shows the error screen in its place, with ways on, and the page goes on', async ({
    page,
  }) => {
    await breakIsland(page, '/contact', '{&quot;notice&quot;:');
    await page.goto('/contact');
    await islandLive(page, 'contact-form');
    const screen = page.getByRole('alert');
    await expect(screen).toContainText('Unexpected Application Error!');
    await expect(screen).toContainText('JSON');
    await expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );

    await page.getByRole('button', { name: 'Solutions' }).click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
    await page.locator('#menu-solutions').getByRole('link', { name: 'Octomine' }).click();
    await page.waitForURL('**/solutions/octomine');
  });

  test('is well again after the reload that it offers', async ({ page }) => {
    await breakIsland(page, '/contact', '{&quot;notice&quot;:');
    await page.goto('/contact');
    await islandLive(page, 'contact-form');
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Full Name *')).toBeVisible();
    await islandLive(page, 'contact-form');
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test('the not-found page logs the path and leads home', async ({ page }) => {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') log.push(message.text());
  });
  const response = await page.goto('/nowhere/at-all');
  expect(response?.status()).toBe(404);
  await expect.poll(() => log).toEqual(['Page not found: /nowhere/at-all']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

for (const path of [
  '/company/case-studies/1',
  '/company/case-studies/beverage-roi',
  '/company/case-studies/omnichannel-growth',
  '/company/blogs/2',
  '/company/blogs/trade-promotion-roi',
  '/company/blogs/omnichannel-future',
]) {
  test(`${path} has no page yet, and shows its card in full instead`, async ({ page }) => {
    await page.goto(path);
    const shown = page.locator('[data-match]:visible');
    await expect(shown).toHaveCount(1);
    await expect(page.locator('[data-match-default]')).toBeHidden();
    await expect(shown.getByRole('link', { name: 'Talk to us about this' })).toBeVisible();
    expect((await eventsOf(page))[0]).toMatchObject({ event: 'page_view', page_path: path });
  });
}

test('an unknown address shows the main pages', async ({ page }) => {
  await page.goto('/company/case-studies/99');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
  await expect(page.locator('[data-match-default]')).toBeVisible();
});
