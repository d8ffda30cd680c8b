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
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer to ${target}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => {
      // A server may hang up on a request it refuses once its answer is out.
      if (chunks.length === 0) reject(error);
    });
    socket.on('close', () => {
      try {
        resolve(readResponse(Buffer.concat(chunks), method));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

function readResponse(bytes: Buffer, method: string): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes
    .subarray(0, Math.max(end, 0))
    .toString('latin1')
    .split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (end === -1 || Number.isNaN(status)) {
    throw new Error(`Not an HTTP response: ${bytes.subarray(0, 80).toString('latin1')}`);
  }
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked' && method !== 'HEAD';
  return { status, headers, body: isChunked ? joinChunks(rest) : rest };
}

/** Undoes the chunked transfer coding (RFC 9112, 7.1). */
function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    const size = parseInt(bytes.subarray(position, lineEnd).toString('latin1'), 16);
    if (lineEnd === -1 || !(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
}
