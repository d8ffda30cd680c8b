import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names of Chromium and Chrome on the PATH. */
const commands = 'chromium chromium-browser google-chrome-stable google-chrome chrome'.split(' ');

/**
 * Flags for running without a screen, also as root or in a container, where the sandbox has no
 * rights; and without the requests that a browser makes for itself.
 */
export const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, else one of the system, else Playwright's own.
 * @returns its path, or undefined when there is none
 */
export function findBrowser(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return configuredPath;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => commands.map((command) => join(dir, command)));
  return [...onPath, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The browser for the tests, installed when there is none: from Debian's packages where that is
 * allowed, because they come from the mirror that the machine already has, else by Playwright.
 * @throws when neither works; the message says what to do
 */
export function findOrInstallBrowser(): string {
  const browserPath = findBrowser();
  if (browserPath) return browserPath;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const debian = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
  const installCommands = [
    ...(isDebian ? debian : []),
    [process.execPath, playwright, 'install', 'chromium'],
  ];
  console.log(
    'No Chromium was found for the browser tests: installing one. To use your own, set CHROMIUM_PATH to it.',
  );
  for (const [command = '', ...args] of installCommands) {
    console.log(`  ${[command, ...args].join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, args, { stdio: 'inherit', env });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  );
}
