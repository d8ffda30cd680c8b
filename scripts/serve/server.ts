import { stat } from 'node:fs/promises';
import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { policyIn } from '@/lib/hosting/policy';
import { answer, plainAnswer, type Answer } from './answer';
import { filesIn, type Files } from './files';

/** What to serve, and where. */
export type ServerOptions = {
  /** The export's folder. */
  readonly dir: string;
  /** TCP port; 0 takes a free one. */
  readonly port: number;
  /** The name or address to listen on; without it, every address of this machine. */
  readonly host?: string;
};

/** A server that is answering. */
export type RunningServer = { readonly port: number; readonly close: () => Promise<void> };

/** A reason not to start, in words for the person at the terminal. */
export class CannotServe extends Error {
  override readonly name = 'CannotServe';
}

// Far above any address or header we answer, so that our own limits decide, not the parser's.
const longestHeader = 128 * 1024;

/**
 * Serves an export with the semantics of a real host: clean addresses, permanent redirects,
 * its own 404 page, precompressed files, ranges, caching and security headers.
 *
 * @throws {CannotServe} when the folder is not an export or the port can't be used.
 */
export async function startServer({ dir, port, host }: ServerOptions): Promise<RunningServer> {
  await checkExport(dir);
  const files = filesIn(dir);
  const policy = policyOf(files);

  async function respond(request: IncomingMessage): Promise<Answer> {
    try {
      return await answer(
        { method: request.method ?? '', target: request.url ?? '', headers: headersOf(request) },
        files,
        await policy(),
      );
    } catch (error) {
      console.error(error);
      return plainAnswer(500);
    }
  }

  const server = createServer({ maxHeaderSize: longestHeader }, (request, response) => {
    void respond(request).then(({ status, headers, body }) => {
      response.writeHead(status, withLength(status, headers, body));
      response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
    });
  });
  // What the parser itself refuses never becomes a request; it still gets a proper answer.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    socket.end(rawAnswer(plainAnswer(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)));
  });
  return { port: await listen(server, port, host), close: () => close(server) };
}

/** The policy the export was built with: that of its home page's meta tag, read once a build. */
function policyOf(files: Files): () => Promise<string | undefined> {
  let seen: { readonly etag: string; readonly policy: string | undefined } | undefined;
  return async () => {
    const home = await files.read('/index.html');
    if (home === undefined) return undefined;
    if (seen?.etag !== home.etag) {
      seen = { etag: home.etag, policy: policyIn(home.bytes.toString()) };
    }
    return seen.policy;
  };
}

async function checkExport(dir: string): Promise<void> {
  const home = await stat(path.join(dir, 'index.html')).catch(() => undefined);
  if (home?.isFile() !== true) {
    throw new CannotServe(`No site in ${dir}: run "npm run build" first.`);
  }
}

function headersOf(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
  );
}

/** A 304 has no length of its own (RFC 9110, 8.6). */
function withLength(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Record<string, string> {
  return status === 304 ? { ...headers } : { ...headers, 'Content-Length': `${body.length}` };
}

function rawAnswer({ status, headers, body }: Answer): string {
  const lines = Object.entries({ ...withLength(status, headers, body), Connection: 'close' });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body.toString(),
  ].join('\r\n');
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNot(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function whyNot(error: NodeJS.ErrnoException, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotServe(
        `Port ${port} is in use: stop what uses it, or choose another: PORT=${port + 1} npm run serve`,
      );
    case 'EACCES':
      return new CannotServe(
        `Port ${port} needs administrator rights: choose one above 1023, for example PORT=3000.`,
      );
    default:
      return error;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
