import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sitePages } from '../support/site';
import { test } from '../support/test';
import { expectInPlace } from '../support/visitor';

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Passes a site on as a slow line does: pages in pieces, and fonts behind the first paint. */
function slowed(origin: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
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
  });
}

// A browser lays out what it has. Centred beside a picture that is still coming, words jump.
for (const width of [1180, 1440]) {
  test(`on a slow line no page moves while it arrives, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    const server = slowed(baseURL ?? '');
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await page.setViewportSize({ width, height: 900 });
    for (const { path, name } of sitePages) {
      await test.step(name, async () => {
        await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await expectInPlace(page);
      });
    }
    server.closeAllConnections();
    server.close();
  });
}
