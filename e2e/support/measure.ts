import { existsSync, statSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';

/** A file that a page asked for. */
export type RequestedFile = {
  readonly url: string;
  readonly kind: string;
  /** Whether it was asked for before the load event. */
  readonly beforeLoad: boolean;
};

/**
 * Loads a page with an empty cache and notes what it asks for, by the browser's own clock. The
 * tab's icon is left out. Half a second behind the load event is part of it.
 */
export async function requestsOf(page: Page, path: string): Promise<RequestedFile[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Page.enable');
  const asked: { url: string; kind: string; at: number }[] = [];
  let loadedAt = Infinity;
  session.on('Network.requestWillBeSent', ({ request, timestamp, type }) => {
    if (!request.url.startsWith('data:') && !isIcon(request.url)) {
      asked.push({ url: request.url, kind: type ?? 'Other', at: timestamp });
    }
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  await session.detach();
  return asked.map(({ url, kind, at }) => ({ url, kind, beforeLoad: at <= loadedAt }));
}

/** The tab's icon: the browser asks for it when it likes, some never. */
const isIcon = (url: string) => /\/(favicon|icon|apple-touch-icon)[^/]*$/.test(url);

/**
 * Bytes of several files together, as they are sent to a browser that takes brotli. That servers
 * send what lies in out/: hosts/servers.spec.ts.
 */
export function bytesOf(files: readonly Pick<RequestedFile, 'url'>[]): number {
  return files.reduce((sum, { url }) => {
    const { pathname } = new URL(url);
    const file = ['.html.br', '.br', '']
      .map((ending) => `out${pathname === '/' ? '/index' : pathname}${ending}`)
      .find(existsSync);
    if (file === undefined) throw new Error(`There is no file for ${url}`);
    return sum + statSync(file).size;
  }, 0);
}
