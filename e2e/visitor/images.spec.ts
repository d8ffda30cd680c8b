import { expect, test } from '../support/test';
import { expectInPlace } from '../support/visitor';

// Alternates, and images that fail before the page script runs: lib/browser/images.test.ts.

test('an image that fails is logged and replaced by the logo, and nothing shifts', async ({
  page,
  baseURL,
}) => {
  const failing = '/images/allies/tidewell.svg';
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') log.push(message.text());
  });
  await page.route(`**${failing}`, (route) => route.abort());
  await page.goto('/');
  const image = page.locator('[data-part="carousel"] img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /logo/);
  await expect
    .poll(() => image.evaluate((found) => found instanceof HTMLImageElement && found.naturalWidth))
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute('alt', 'Tidewell');
  expect(log).toEqual([`Image failed to load: ${baseURL}${failing}`]);
  await expectInPlace(page);
});
