import { defineConfig } from '@playwright/test';
import { siteLanguage } from '@/lib/base/language';
import { findBrowser, launchArguments } from './scripts/support/find-browser';

const port = Number(process.env.E2E_PORT ?? 3100);

/** The tests run against the exported files, as the preview server serves them. */
export default defineConfig({
  testDir: 'e2e',
  // What takes long and rarely changes: builds of its own, the editor (scripts/test.ts).
  testIgnore: process.env.E2E_QUICK ? ['builds/**', 'author/**'] : [],
  fullyParallel: true,
  // They wait more than they reckon.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A machine may be slow; what never comes true fails all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, locale: siteLanguage },
  projects: [
    {
      name: 'Chromium',
      grepInvert: /@others/,
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: launchArguments,
          // Playwright switches the back/forward cache off; visitors have it.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    // Playwright's own, where they are installed (scripts/test-engines.ts).
    { name: 'Firefox', testMatch: 'journeys.spec.ts', use: { browserName: 'firefox' } },
    { name: 'WebKit', testMatch: 'journeys.spec.ts', use: { browserName: 'webkit' } },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
