import './report-errors';
import { findOrInstallBrowser } from './find-browser';
import { freePort } from './free-port';
import { runTool } from '@/build/run-tool';

/** `npm run e2e`: the browser tests, in Chromium, on the export in out/; arguments go to Playwright. */
process.env.CHROMIUM_PATH = findOrInstallBrowser();
process.env.E2E_PORT ??= String(await freePort());
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  'test',
  '--project=Chromium',
  ...process.argv.slice(2),
);
