import './report-errors';
import getPort from 'get-port';
import { findOrInstallBrowser } from './find-browser';
import { runTool } from '@/build/run-tool';

/** `npm run e2e`: the browser tests, in Chromium, on the export in out/; arguments go to Playwright. */
process.env.CHROMIUM_PATH = findOrInstallBrowser();
process.env.E2E_PORT ??= String(await getPort({ host: '127.0.0.1' }));
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  'test',
  '--project=Chromium',
  ...process.argv.slice(2),
);
