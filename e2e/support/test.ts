import { expect, test as base, type Page } from '@playwright/test';
import { startSlowLine } from './slow-line';

type PageFixtures = {
  /** A page without JavaScript, 320 px wide: what every visitor can count on. */
  plainPage: Page;
  /** The origin of the site behind a slow line. */
  slowSite: string;
};

export const test = base.extend<PageFixtures>({
  // Every journey of every test is a test of the policy, too.
  page: async ({ page }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      const isViolation = /content security policy|trusted ?(type|script|html)/i;
      if (isViolation.test(message.text())) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },
  plainPage: async ({ browser, baseURL }, use) => {
    const viewport = { width: 320, height: 640 };
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
    await use(page);
    await page.close();
  },
  slowSite: async ({ baseURL }, use) => {
    const line = await startSlowLine(baseURL ?? '');
    await use(line.origin);
    line.close();
  },
});

export { expect } from '@playwright/test';
