import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { headerPolicy, headerPolicyFor } from '@/lib/hosting/policy';
import { allRedirects, PERMANENT_REDIRECT, withQuery } from '@/lib/hosting/redirects';
import { headersFor, isDenied, nonCanonicalPath } from '@/lib/hosting/rules';
import { requireExport } from '@/scripts/support/export-folder';
import { decodeAddress } from '@/lib/base/addresses';

/** What to serve, and where. */
type ServerOptions = {
  /** The export's folder; a new export in its place is served without a restart. */
  readonly dir: string;
  /** TCP port; 0 takes a free one. */
  readonly port: number;
  /** The name or address to listen on; without it, every address of this machine. */
  readonly host?: string;
};

const pageType = 'text/html; charset=utf-8';

/** A server that is answering. */
export type RunningServer = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves an export as a real host would: clean addresses, permanent redirects, its own 404 page,
 * precompressed files, caching and security headers. For looking at the site and for its tests;
 * sirv sends the files.
 *
 * @throws UserError when the folder is not an export; an Error with a code when the port can't be used.
 */
export async function startServer({ dir, port, host }: ServerOptions): Promise<RunningServer> {
  const home = path.join(dir, 'index.html');
  requireExport(dir);
  const policy = () =>
    (existsSync(home) && headerPolicyFor(readFileSync(home, 'utf8'))) || headerPolicy();
  // As in development it looks at the disk each time, so that a new export is seen.
  const sendFile = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true });

  const server = createServer((request, response) => {
    // sirv doesn't: a file that a new build takes away while it is sent would end this process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    const target = request.url ?? '/';
    const [rawPath = '/'] = target.split('?');
    const pathname = decodeAddress(rawPath);
    const isRejected = nonCanonicalPath.test(target) || isDenied(pathname);
    const location = isRejected ? undefined : redirectTarget(dir, rawPath);
    const setHeaders = (file: string) => {
      for (const { name, value } of headersFor(file, policy())) response.setHeader(name, value);
    };
    const sendNotFound = () => {
      setHeaders('/404.html');
      const page = path.join(dir, '404.html');
      const body = existsSync(page) ? readFileSync(page) : 'Not found\n';
      response.writeHead(404, { 'Content-Type': pageType }).end(body);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders('/404.html');
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (location !== undefined) {
      setHeaders('/404.html');
      const query = target.slice(rawPath.length);
      response.writeHead(PERMANENT_REDIRECT, { Location: withQuery(location, query) }).end();
    } else if (isRejected || /.\/$/.test(pathname)) {
      sendNotFound();
    } else {
      const isPage = pathname === '/' || existsSync(path.join(dir, `${pathname}.html`));
      setHeaders(pathname);
      if (isPage) response.setHeader('Content-Type', pageType);
      // As @polka/url parses it; sirv itself would leave %23 and the like as they are.
      Object.assign(request, { _parsedUrl: { pathname, raw: target } });
      sendFile(request, response, sendNotFound);
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    const closeEvent = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closeEvent;
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Where an alias leads, or another spelling of a page's address: it has no slash, ending, index. */
function redirectTarget(dir: string, rawPath: string): string | undefined {
  const page = rawPath.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  const alias = allRedirects().find(({ from }) => from === page);
  if (alias !== undefined) return alias.to;
  const file = `${page === '/' ? '/index' : decodeAddress(page)}.html`;
  return page !== rawPath && existsSync(path.join(dir, file)) ? page : undefined;
}
