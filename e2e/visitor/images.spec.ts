import { expect, test } from '../support/test';
import { expectInPlace } from '../support/visitor';

// What is logged, alternates, and images that fail before the page script runs:
// lib/browser/images.test.ts.

test('an image that fails is replaced by the logo, and nothing shifts', async ({ page }) => {
  await page.route('**/images/allies/tidewell.svg', (route) => route.abort());
  await page.goto('/');
  const image = page.locator('[data-enhancement="carousel"] img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /logo/);
  await expect
    .poll(() => image.evaluate((found) => found instanceof HTMLImageElement && found.naturalWidth))
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute('alt', 'Tidewell');
  await expectInPlace(page);
});
