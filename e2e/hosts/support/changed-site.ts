import { once } from 'node:events';
import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@/scripts/serve/server';

/**
 * Serves an export as the preview server does, with other headers.
 * @param change changes the headers of the answer to an address
 */
export async function startChangedSite(
  dir: string,
  change: (address: string, headers: IncomingHttpHeaders) => void = () => {},
) {
  const preview = await startServer({ dir, port: 0, host: '127.0.0.1' });
  const server = createServer(({ url = '/', headers }, response) => {
    send({ host: '127.0.0.1', port: preview.port, path: url, headers }, (answer) => {
      change(url, answer.headers);
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await preview.close();
    },
  };
}
