import { expect, test } from '../support/test';
import { expectInPlace } from '../support/visitor';

// When dates change, and how they are written: lib/browser/clock.test.ts.

test.use({ timezoneId: 'Asia/Kolkata' });

test('the legal pages and the footer carry the date of the visitor’s own day', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime('2031-12-31T19:00:00Z');
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.locator('main [data-date=today]').first()).toHaveText('1 January 2032');
    await expect(page.locator('footer [data-date=year]')).toHaveText('2032');
    await expectInPlace(page);
    // Without JavaScript the build's date stands there.
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/data-date="today"[^>]*>\d{1,2} [A-Z][a-z]+ \d{4}</);
    expect(html).toMatch(/data-date="year"[^>]*>\d{4}</);
  }
});
