import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { layoutShift } from '../support/visitor';

const failing = '/images/allies/tidewell.svg';

/** What the page logs about images. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') log.push(message.text());
  });
  return log;
}

const sources = (page: Page) =>
  page
    .locator('[data-part="carousel"] img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('an image that fails is logged and replaced by the logo, and nothing shifts', async ({
  page,
  baseURL,
}) => {
  const log = logOf(page);
  await page.route(`**${failing}`, (route) => route.abort());
  await page.goto('/');
  const image = page.locator('[data-part="carousel"] img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /logo/);
  await expect
    .poll(() => image.evaluate((found) => found instanceof HTMLImageElement && found.naturalWidth))
    .toBeGreaterThan(0);
  expect(log).toEqual([`Image failed to load: ${baseURL}${failing}`]);
  expect(await layoutShift(page)).toBe(0);
  await expect(image).toHaveAttribute('alt', 'Tidewell');
});

test('an image that failed before the page script ran is replaced, too', async ({ page }) => {
  const log = logOf(page);
  let failed = () => {};
  const failure = new Promise<void>((resolve) => {
    failed = resolve;
  });
  await page.route(`**${failing}`, async (route) => {
    await route.abort();
    failed();
  });
  await page.route('**/page.*.js', async (route) => {
    await failure;
    await new Promise((done) => setTimeout(done, 200));
    await route.continue();
  });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(' loading="lazy"', '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect.poll(() => sources(page)).toContainEqual(expect.stringContaining('logo'));
  expect(log).toHaveLength(1);
});

test('when the logo fails as well, the words are left and the page goes on', async ({ page }) => {
  const log = logOf(page);
  let asked = 0;
  await page.route('**/images/**', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/');
  await page.locator('[data-part="carousel"]').scrollIntoViewIfNeeded();
  await expect.poll(() => log.length).toBeGreaterThan(5);
  await page.waitForTimeout(500);
  const before = asked;
  await page.waitForTimeout(500);
  expect(asked).toBe(before);
  await expect(page.getByAltText('Tidewell')).toBeAttached();
});

test('images are left alone where they load', async ({ page }) => {
  const log = logOf(page);
  await page.goto('/solutions');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  expect(log).toEqual([]);
});

test('every image says what it shows and how large it is', async ({ request }) => {
  for (const path of ['/', '/solutions', '/blog']) {
    const html = await (await request.get(path)).text();
    for (const [image] of html.matchAll(/<img [^>]*>/g)) {
      expect(image).toMatch(/ alt="[^"]*"/);
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
    }
  }
});
