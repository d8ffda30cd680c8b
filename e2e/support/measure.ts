import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A file that a page asked for. */
export type RequestedFile = {
  readonly url: string;
  readonly kind: string;
  /** Whether it was asked for before the load event. */
  readonly beforeLoad: boolean;
};

/** The tab's icon: the browser asks for it when it likes, some never. */
const isIcon = (url: string) => /\/(favicon|icon|apple-touch-icon)[^/]*$/.test(url);

/**
 * Loads a page and notes what it asks for, the tab's icon left out. Half a second behind the load
 * event is part of it.
 */
export async function requestsOf(page: Page, path: string): Promise<readonly RequestedFile[]> {
  const asked: RequestedFile[] = [];
  let beforeLoad = true;
  page.on('request', (request) => {
    const url = request.url();
    if (!isIcon(url)) asked.push({ url, kind: request.resourceType(), beforeLoad });
  });
  page.once('load', () => (beforeLoad = false));
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  return [...asked];
}

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
