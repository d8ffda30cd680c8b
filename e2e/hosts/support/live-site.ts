import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { checkLive, type LiveCheckOptions } from '@/scripts/check/live/check-live';
import { startServer } from '@/scripts/serve/server';
import { listen } from '@/lib/testing/listen';

/** What the check of a live site finds wrong, by what it asked. */
export async function faultsOf(options: LiveCheckOptions) {
  const faults: Record<string, readonly string[]> = {};
  for await (const check of checkLive(options)) {
    if (check.faults.length > 0) faults[check.name] = check.faults;
  }
  return faults;
}

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
    request({ host: '127.0.0.1', port: preview.port, path: url, headers }, (answer) => {
      change(url, answer.headers);
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    close: async () => {
      close();
      await preview.close();
    },
  };
}
