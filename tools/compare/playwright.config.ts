import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from '@/scripts/find-browser';

/** The differences between two exports (tools/compare.ts), as tests that fail where there is one. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('.build/compare-results'),
  snapshotPathTemplate: resolve('.build/compare-snapshots/{arg}{ext}'),
  fullyParallel: true,
  timeout: 120_000,
  reporter: [
    ['list'],
    [
      'html',
      { outputFolder: resolve(process.env.COMPARE_OUTPUT ?? '.build/compare'), open: 'never' },
    ],
  ],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions: { executablePath: findBrowser(), args: launchArguments },
  },
});
