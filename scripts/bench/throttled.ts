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

/** Runs in the page, before anything of the page does. */
function observe(): void {
  const observed: Observed = {
    firstPaint: NaN,
    largestPaint: NaN,
    shift: 0,
    longTasks: [],
    interactions: [],
  };
  window.observed = observed;
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void => {
    // Interactions shorter than 16 ms are never reported.
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (observed.largestPaint = entry.startTime));
  watch('longtask', ({ startTime, duration }) =>
    observed.longTasks.push({ start: startTime, duration }),
  );
  watch('layout-shift', (entry) => {
    if (!('hadRecentInput' in entry) || !('value' in entry)) return;
    if (entry.hadRecentInput === false) observed.shift += Number(entry.value);
  });
  watch('event', ({ duration }) => observed.interactions.push(duration));
}

/** The bytes and requests of a page, as they go over the line, until its load event. */
async function trafficUntilLoad(session: CDPSession, load: () => Promise<unknown>) {
  const requests = new Set<string>();
  let bytes = 0;
  let isLoaded = false;
  session.on('Page.loadEventFired', () => (isLoaded = true));
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isLoaded && /^https?:/.test(request.url)) requests.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!isLoaded && requests.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await load();
  return { bytes, requests: requests.size };
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
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const traffic = await trafficUntilLoad(session, () => page.goto(url, { waitUntil: 'load' }));
    // The largest paint is known only when nothing larger follows.
    await page.waitForTimeout(2_500);
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
