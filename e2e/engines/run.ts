import { existsSync } from 'node:fs';
import { findOrInstallBrowser } from '../../scripts/find-browser';
import { startServer } from '../../scripts/serve/server';
import type { Engine } from './engine';
import { journeys } from './journeys';
import { layoutFaults, layoutOf, type Layout } from './layout';
import { pageIn, type Page } from './page';
import { puppeteerEngine } from './puppeteer-engine';
import { webkitEngine } from './webkit-engine';

/**
 * `npm run test:engines`: what visitors do, in Firefox and in WebKit, on the export in out/.
 * An engine that is not installed is said to be missing, and counts as skipped. Words after the
 * command choose journeys whose names hold them.
 */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
const webkitNeeds = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3'];
const engines: Readonly<Record<string, (() => Promise<Engine>) | undefined>> = {
  Firefox: firefox === undefined ? undefined : () => puppeteerEngine('firefox', firefox),
  WebKit: webkitNeeds.every(existsSync) ? webkitEngine : undefined,
};

const chosen = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };

async function check(name: string, journey: () => Promise<void>): Promise<void> {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) return;
  const start = Date.now();
  const failure = await journey().then(() => undefined, String);
  counts[failure === undefined ? 'passed' : 'failed'] += 1;
  const time = `(${((Date.now() - start) / 1000).toFixed(1)} s)`;
  console.log(
    failure === undefined
      ? `✓ ${name} ${time}`
      : `✗ ${name} ${time}\n  ${failure.replaceAll('\n', '\n  ')}`,
  );
}

/** Starts an engine, uses a page of it, and ends it whatever happens. */
async function using<T>(
  start: () => Promise<Engine>,
  origin: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const engine = await start();
  try {
    return await use(pageIn(engine, origin));
  } finally {
    await engine.close();
  }
}

async function main(): Promise<void> {
  const { port, close } = await startServer({ dir: 'out', port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    let reference: Layout | undefined;
    for (const [name, start] of Object.entries(engines)) {
      if (start === undefined) {
        console.log(`- ${name} is not installed: npm run setup:engines`);
        counts.skipped += Object.keys(journeys).length + 1;
        continue;
      }
      await using(start, origin, async (page) => {
        for (const [what, journey] of Object.entries(journeys)) {
          await page.engine.renew();
          await check(`${name}: ${what}`, () => journey(page));
        }
        await check(`${name}: blocks are where Chromium has them`, async () => {
          const chromium = () => puppeteerEngine('chrome', findOrInstallBrowser());
          reference ??= await using(chromium, origin, layoutOf);
          const faults = layoutFaults(reference, await layoutOf(page));
          if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
        });
      });
    }
  } finally {
    await close();
  }
  const { passed, failed, skipped } = counts;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
