import { expect, test } from '../support/test';
import { complaintsOf, layoutShift } from '../support/visitor';

const today = 'main time[data-date="today"]';
const year = 'footer time[data-date="year"]';

for (const path of ['/privacy', '/terms']) {
  test(`${path} and the footer carry the visitor’s date`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.clock.setFixedTime('2031-05-06T12:00:00Z');
    await page.goto(path);
    await expect(page.locator(today).first()).toHaveText('6 May 2031');
    await expect(page.locator(today).first()).toHaveAttribute('datetime', '2031-05-06');
    await expect(page.locator(year)).toHaveText('2031');
    await expect(page.locator(year)).toHaveAttribute('datetime', '2031');
    expect(await layoutShift(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

for (const [timezoneId, expected, expectedYear] of [
  ['Pacific/Kiritimati', '1 January 2032', '2032'],
  ['Asia/Kolkata', '1 January 2032', '2032'],
  ['Europe/London', '31 December 2031', '2031'],
  ['America/Los_Angeles', '31 December 2031', '2031'],
] as const) {
  test(`the date is that of ${timezoneId}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId, baseURL });
    const page = await context.newPage();
    await page.clock.setFixedTime('2031-12-31T19:00:00Z');
    await page.goto('/terms');
    await expect(page.locator(today).first()).toHaveText(expected);
    await expect(page.locator(year)).toHaveText(expectedYear);
    await context.close();
  });
}

test('the date changes at midnight under the reader’s eyes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/London', baseURL });
  const page = await context.newPage();
  await page.clock.install({ time: '2031-12-31T23:59:00Z' });
  await page.goto('/privacy');
  await expect(page.locator(today).first()).toHaveText('31 December 2031');
  await page.clock.runFor(61_000);
  await expect(page.locator(today).first()).toHaveText('1 January 2032');
  await expect(page.locator(year)).toHaveText('2032');
  await context.close();
});

test('without JavaScript the build’s date stands there', async ({ plainPage: page }) => {
  await page.goto('/privacy');
  await expect(page.locator(today).first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  await expect(page.locator(year)).toHaveText(/^\d{4}$/);
});
