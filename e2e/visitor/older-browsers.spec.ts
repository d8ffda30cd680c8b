import type { Page } from '@playwright/test';
import { navigation, pages, reading } from '@/words';
import { expect, test } from '../support/test';

// The page's own style is allowed by its hash, which these changes of it do not have.
test.use({ bypassCSP: true });

/** Opens a page as a browser meets it that does not know something: popovers, ::details-content. */
async function openWithout(page: Page, unknown: 'popover' | 'details-content', path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body:
        unknown === 'popover'
          ? html
              .replaceAll(/(:popover-open|\bpopover="auto")/g, (text) =>
                text.startsWith(':') ? ':unknown' : 'data-popover',
              )
              .replaceAll('[popover]', '[data-popover]')
          : html.replaceAll('::details-content', '::unknown'),
    });
  });
  await page.goto(path);
}

test('without popovers nothing covers the page, and one link leads to all pages', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openWithout(page, 'popover', '/about');
    await expect(page.locator('[data-popover]:visible, [popovertarget]:visible')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: navigation.spoken.menu }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: pages.octomine.label })).toBeInViewport();
  }
});

test('where ::details-content is unknown, “On this page” opens by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithout(page, 'details-content', '/privacy');
  const contents = page.getByRole('navigation', { name: reading.contents });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText(reading.onThisPage).click();
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
});
