import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@/lib/testing/listen';

/** Headers that are not true of what is passed on. */
const hopHeaders = /^(?:content-encoding|content-length|transfer-encoding|connection)$/;

/**
 * Passes a file on as a slow line does: pages in pieces, and fonts behind the first paint. A
 * browser lays out what it has: centred beside a picture that is still coming, words jump.
 */
async function passOn(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !hopHeaders.test(name));
  const type = answer.headers.get('content-type') ?? '';
  // Each visit waits for all of it.
  const passedHeaders = { ...Object.fromEntries(headers), 'cache-control': 'no-store' };
  response.writeHead(answer.status, passedHeaders);
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

/** Puts a slow line, with an origin of its own, before a site. */
export const startSlowLine = (site: string) =>
  listen(
    createServer((request, response) => {
      // A page that is left asks for more than it waits for.
      passOn(`${site}${request.url}`, response).catch(() => response.destroy());
    }),
  );
