import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { findOrInstallBrowser } from './find-browser';

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

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
