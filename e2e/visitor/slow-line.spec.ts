import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sitePages } from '../support/site';
import { test } from '../support/test';
import { expectInPlace } from '../support/visitor';

/** Passes a file on as a slow line does: pages in pieces, and fonts behind the first paint. */
async function passOn(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (type.startsWith('font/')) await pause(400);
  if (type.startsWith('text/html')) {
    for (let at = 0; at < body.length; at += 4000) {
      response.write(body.subarray(at, at + 4000));
      await pause(20);
    }
    response.end();
  } else {
    response.end(body);
  }
}

let server: Server;
let address: string;

test.beforeEach(async ({ baseURL }) => {
  server = createServer((request, response) => {
    // A page that is left asks for more than it waits for.
    passOn(`${baseURL}${request.url}`, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

// A browser lays out what it has. Centred beside a picture that is still coming, words jump.
for (const width of [1180, 1440]) {
  test(`on a slow line no page moves while it arrives, ${width} px wide`, async ({ page }) => {
    // All pages, each slowly.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of sitePages) {
      await test.step(path, async () => {
        await page.goto(`${address}${path}`, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await expectInPlace(page);
      });
    }
  });
}
