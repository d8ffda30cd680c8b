import { get } from 'node:http';
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
 * tab's icon is left out.
 * @param settle how long to wait behind the load event, in milliseconds
 */
export async function requestsOf(page: Page, path: string, settle = 500): Promise<RequestedFile[]> {
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
  await page.waitForTimeout(settle);
  await session.detach();
  return asked.map(({ url, kind, at }) => ({ url, kind, beforeLoad: at <= loadedAt }));
}

/** The tab's icon: the browser asks for it when it likes, some never. */
const isIcon = (url: string) => /\/(favicon|icon|apple-touch-icon)[^/]*$/.test(url);

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file's body as it is sent to a browser that takes brotli. */
function servedBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known) return known;
  const size = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => (bytes += data.length));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
  sizes.set(url, size);
  return size;
}

/** Bytes of several files together, as they are sent. */
export async function bytesOf(files: readonly Pick<RequestedFile, 'url'>[]): Promise<number> {
  const each = await Promise.all(files.map(({ url }) => servedBytes(url)));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}
