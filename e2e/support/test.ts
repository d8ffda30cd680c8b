import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

/** What went wrong in a page while a test looked at it. */
export type Complaints = { readonly all: string[] };

type PageFixtures = {
  /** A page without JavaScript, 320 px wide: what every visitor can count on. */
  plainPage: Page;
  /** A page with JavaScript, as wide as a desk's screen, whose console is watched. */
  scriptedPage: Page;
  /** What the console, the network and the policy said about `scriptedPage`. */
  complaints: Complaints;
};
type WorkerFixtures = { plainContext: BrowserContext; scriptedContext: BrowserContext };

declare global {
  interface Window {
    /** Violations of the policy so far, noted by the tests. */
    policyViolations?: string[];
  }
}

/**
 * Playwright's test with pages of contexts that the tests of a worker share, because a context
 * of its own for each would take most of the time.
 */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  plainContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  scriptedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
      });
      await context.addInitScript(noteViolations);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  plainPage: async ({ plainContext }, use) => {
    const page = await plainContext.newPage();
    await use(page);
    await page.close();
  },
  scriptedPage: async ({ scriptedContext }, use) => {
    const page = await scriptedContext.newPage();
    await use(page);
    await page.close();
  },
  complaints: async ({ scriptedPage }, use) => {
    const all: string[] = [];
    scriptedPage.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') all.push(message.text());
    });
    scriptedPage.on('pageerror', (error) => all.push(error.message));
    scriptedPage.on('requestfailed', (request) => {
      all.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
    });
    await use({ all });
  },
});

export { expect } from '@playwright/test';

/** Notes the policy's violations in the page; runs there, before anything of the page. */
export function noteViolations(): void {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.policyViolations?.push(
      `${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`,
    );
  });
}
