import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/find-browser';

/** Which engine walks e2e/engines. */
type EngineOption = { engineName: 'Chromium' | 'Firefox' | 'WebKit' };

const port = Number(process.env.E2E_PORT ?? 3100);

/** The tests run against the exported files, as the preview server serves them. */
export default defineConfig<object, EngineOption>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A machine may be slow; what never comes true fails all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    launchOptions: {
      executablePath: findBrowser(),
      args: launchArguments,
      // Playwright switches the back/forward cache off; visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: 'builds/**', grepInvert: /@others/ },
    // Builds of changed copies of the project: minutes, and both cores.
    { name: 'builds', testMatch: 'builds/*.spec.ts', timeout: 600_000 },
    ...(['Firefox', 'WebKit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: 'engines/*.spec.ts',
      // One window at a time has the focus.
      fullyParallel: false,
      use: { engineName },
    })),
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
