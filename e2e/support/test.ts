import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type PlaywrightWorkerArgs,
  type WorkerFixture,
} from '@playwright/test';

type PageFixtures = {
  /** A page without JavaScript, 320 px wide: what every visitor can count on. */
  plainPage: Page;
  /** A page with JavaScript, as wide as a desk's screen. */
  scriptedPage: Page;
};
type WorkerFixtures = { plainContext: BrowserContext; scriptedContext: BrowserContext };
type SharedContext = WorkerFixture<BrowserContext, PlaywrightWorkerArgs>;

/** A context that the tests of a worker share. */
function sharedContext(options: BrowserContextOptions): [SharedContext, { scope: 'worker' }] {
  const make: SharedContext = async ({ browser }, use, { project }) => {
    const { baseURL } = project.use;
    const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
    await use(context);
    await context.close();
  };
  return [make, { scope: 'worker' }];
}

/**
 * Playwright's test with pages of contexts that the tests of a worker share, because a context
 * of its own for each would take most of the time.
 */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  plainContext: sharedContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  }),
  scriptedContext: sharedContext({ viewport: { width: 1440, height: 900 } }),
  // Every journey of every test is a test of the policy, too.
  page: async ({ page }, use) => {
    const violations = policyViolationsOf(page);
    await use(page);
    expect(violations).toEqual([]);
  },
  plainPage: async ({ plainContext }, use) => {
    const page = await plainContext.newPage();
    await use(page);
    await page.close();
  },
  scriptedPage: async ({ scriptedContext }, use) => {
    const page = await scriptedContext.newPage();
    const violations = policyViolationsOf(page);
    await use(page);
    await page.close();
    expect(violations).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** The violations of the page's policy, as the browser tells them, from now on. */
export function policyViolationsOf(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|script|html)/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
