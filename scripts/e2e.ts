import './support/start-command';
import { findOrInstallBrowser } from './support/find-browser';
import { runPlaywright } from './support/run-playwright';

/** `npm run e2e`: the browser tests, in Chromium, on the export in out/; arguments go to Playwright. */
process.env.CHROMIUM_PATH = findOrInstallBrowser();
await runPlaywright('--project=Chromium', ...process.argv.slice(2));
