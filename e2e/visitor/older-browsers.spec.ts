import type { Page } from '@playwright/test';
import { navigation, pages, reading } from '@/.content';
import { expect, test } from '../support/test';

// The page's own style is allowed by its hash, which these changes of it do not have.
test.use({ bypassCSP: true });

/** Opens a page for a browser that does not know some names: they become others. */
async function openWithout(
  page: Page,
  path: string,
  ...names: readonly (readonly [name: string, unknownName: string])[]
) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, unknownName] of names) body = body.replaceAll(name, unknownName);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test('without popovers nothing covers the page, and one link leads to all pages', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openWithout(
      page,
      '/about',
      [':popover-open', ':unknown'],
      [' popover="auto"', ' data-popover="auto"'],
      ['[popover]', '[data-popover]'],
    );
    await expect(page.locator('[data-popover]:visible, [popovertarget]:visible')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: navigation.spoken.menu }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: pages.octomine.label })).toBeInViewport();
  }
});

test('where ::details-content is unknown, “On this page” opens by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithout(page, '/privacy', ['::details-content', '::unknown']);
  const contents = page.getByRole('navigation', { name: reading.contents });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText(reading.onThisPage).click();
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
});
