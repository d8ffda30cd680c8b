import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from '@/scripts/support/find-browser';

const outputFolder = resolve(process.env.COMPARE_OUTPUT ?? '.build/compare');

/** The snapshots of an export (tools/compare.ts), as tests that fail where another differs. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('.build/compare-results'),
  snapshotPathTemplate: resolve('.build/compare-snapshots/{arg}{ext}'),
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { outputFolder, open: 'never' }]],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions: { executablePath: findBrowser(), args: launchArguments },
  },
});
