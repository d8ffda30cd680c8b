import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findOrInstallBrowser } from './find-browser';
import { freePort } from './hosts/free-port';

/** `npm run e2e`: the browser tests on the export in out/; arguments go to Playwright. */
process.env.CHROMIUM_PATH = findOrInstallBrowser();
process.env.E2E_PORT ??= String(await freePort());
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], { stdio: 'inherit' }).on(
  'close',
  (code) => {
    process.exitCode = code ?? 1;
  },
);
