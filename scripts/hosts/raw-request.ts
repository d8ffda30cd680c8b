import { connect } from 'node:net';

/** A request exactly as it goes onto the wire; no client tidies its target up. */
export type RawRequest = {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A response with header names in lower case; repeated headers are joined by a comma. */
export type RawResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const timeoutMs = 15_000;

/**
 * Sends one request over a connection of its own.
 *
 * @throws when the server is not there, is silent for 15 seconds or does not speak HTTP.
 */
export function rawRequest(port: number, request: RawRequest): Promise<RawResponse> {
  const { target, method = 'GET', headers = {} } = request;
  const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer to ${target}`)));
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      // Not every server closes the connection when it is asked to.
      const response = readResponse(bytes, method);
      if (response?.isComplete !== true) return;
      resolve(response);
      socket.destroy();
    });
    // A server may hang up on a request it refuses; what it said before that is its answer.
    socket.on('error', (error) => settle(error));
    socket.on('close', () => settle(new Error(`The answer to ${target} is no HTTP response`)));

    function settle(error: Error): void {
      const response = readResponse(bytes, method);
      if (response === undefined) reject(error);
      else resolve(response);
    }
  });
}

/** Reads what has come so far; undefined while the head is not complete. */
function readResponse(
  bytes: Buffer,
  method: string,
): (RawResponse & { readonly isComplete: boolean }) | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const rest = bytes.subarray(end + 4);
  if (method === 'HEAD' || status === 204 || status === 304) {
    return { status, headers, body: rest, isComplete: true };
  }
  if (headers['transfer-encoding'] === 'chunked') {
    return { status, headers, ...joinChunks(rest) };
  }
  const isComplete = rest.length >= Number(headers['content-length'] ?? Infinity);
  return { status, headers, body: rest, isComplete };
}

/** Undoes the chunked transfer coding (RFC 9112, 7.1). */
function joinChunks(bytes: Buffer): { readonly body: Buffer; readonly isComplete: boolean } {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    const size = parseInt(bytes.subarray(position, Math.max(lineEnd, 0)).toString('latin1'), 16);
    if (lineEnd === -1 || !(size > 0)) {
      return { body: Buffer.concat(parts), isComplete: size === 0 };
    }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
}
