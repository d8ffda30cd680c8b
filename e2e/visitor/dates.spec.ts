import { expect, test } from '../support/test';
import { expectInPlace } from '../support/visitor';

// When dates change, and how they are written: lib/browser/clock.test.ts.

const today = 'main time[data-date="today"]';
const year = 'footer time[data-date="year"]';

test.describe('where the visitor’s day is another than at Greenwich', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the legal pages and the footer carry the date, and nothing shifts', async ({ page }) => {
    await page.clock.setFixedTime('2031-12-31T19:00:00Z');
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path);
      await expect(page.locator(today).first()).toHaveText('1 January 2032');
      await expect(page.locator(year)).toHaveText('2032');
      await expectInPlace(page);
    }
  });
});

test('without JavaScript the build’s date stands there', async ({ request }) => {
  const html = await (await request.get('/privacy')).text();
  expect(html).toMatch(/data-date="today"[^>]*>\d{1,2} [A-Z][a-z]+ \d{4}</);
  expect(html).toMatch(/data-date="year"[^>]*>\d{4}</);
});
