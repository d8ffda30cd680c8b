import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser, launchArguments } from '@/scripts/find-browser';
import type { Figures } from './statistics';

/** Slow 4G and a processor a quarter as fast: Lighthouse's mobile preset, but really applied. */
const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

/** What the observers in the page collect. */
type Observed = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  interactions: number[];
};

declare global {
  interface Window {
    observed: Observed;
  }
}

// A file, not a function: what compiles this one adds helpers that the page does not have.
const observer = path.join('scripts', 'bench', 'observe.js');

/** What a page asked for until its load event, as it went over the line. */
type Traffic = { readonly bytes: number; readonly requests: number };

/**
 * Watches the network from now on.
 *
 * @returns Gives the traffic of the requests that began before the load event.
 */
async function watchTraffic(session: CDPSession): Promise<() => Traffic> {
  const started = new Map<string, number>();
  const bytes = new Map<string, number>();
  let load = Infinity;
  session.on('Page.loadEventFired', ({ timestamp }) => (load = Math.min(load, timestamp)));
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (/^https?:/.test(request.url)) started.set(requestId, timestamp);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return () => {
    const early = [...started].filter(([, timestamp]) => timestamp <= load);
    const sum = early.reduce((total, [id]) => total + (bytes.get(id) ?? 0), 0);
    return { bytes: sum, requests: early.length };
  };
}

/** Taps the menu button twice; the longer of both, as the Event Timing API sees it. */
async function tapMenu(page: Page): Promise<number> {
  const button = page.locator('header button:visible, header summary:visible').first();
  if ((await button.count()) === 0) return NaN;
  await page.evaluate(() => {
    window.observed.interactions.length = 0;
    window.scrollTo(0, 0);
  });
  const box = await button.boundingBox();
  if (box === null) return NaN;
  for (let tap = 0; tap < 2; tap++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(800);
  }
  const taps = await page.evaluate(() => window.observed.interactions);
  return Math.max(16, ...taps);
}

/**
 * One visit by a fresh browser over a slow line, on a slow processor.
 *
 * @returns Times in milliseconds, bytes as transferred.
 */
export async function throttledVisit(url: string): Promise<Figures> {
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArguments],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.addInitScript({ path: observer });
    const session = await context.newCDPSession(page);
    const trafficSoFar = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    // The largest paint is known only when nothing larger follows.
    await page.waitForTimeout(2_500);
    const traffic = trafficSoFar();
    const observed = await page.evaluate(() => window.observed);
    const blocking = observed.longTasks
      .filter(({ start, duration }) => start + duration > observed.firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      firstPaint: observed.firstPaint,
      largestPaint: observed.largestPaint,
      blocking,
      shift: observed.shift,
      bytes: traffic.bytes,
      requests: traffic.requests,
      tap: await tapMenu(page),
    };
  } finally {
    await browser.close();
  }
}
