import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { findOrInstallBrowser, launchArguments } from '@/scripts/find-browser';

/** The widths of a telephone and of a desk, in CSS pixels. */
export const widths = [390, 1440] as const;

/** Takes pictures of whole pages of two exports; close it when done. */
export type Camera = {
  /** A PNG of the page as the old or the new export has it. */
  readonly take: (side: 'before' | 'after', path: string, width: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/**
 * Serves two exports and opens a browser for both, so that the same machine, fonts and moment make
 * the pictures.
 */
export async function openCamera(before: string, after: string): Promise<Camera> {
  const sites = { before: await serveFolder(before), after: await serveFolder(after) };
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: launchArguments,
  });
  const now = new Date();
  return {
    take: (side, path, width) => picture(browser, `${sites[side].origin}${path}`, width, now),
    close: async () => {
      await browser.close();
      for (const { close } of Object.values(sites)) close();
    },
  };
}

async function serveFolder(dir: string) {
  const server = createServer(sirv(dir, { dev: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** One page, with everything that comes when it is scrolled to, at rest, at one moment. */
async function picture(browser: Browser, url: string, width: number, now: Date): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.goto(url);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        // Two frames, after which the parts that have come into view were told so.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        ...Array.from(document.images, (image) => image.decode().catch(() => {})),
      ]),
    );
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
