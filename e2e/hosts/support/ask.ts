import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What to ask for beside the address. */
export type AskOptions = Pick<RequestOptions, 'method' | 'headers'>;

/**
 * Sends one request, without TLS, follows nothing, and leaves the target as it is written: no
 * client tidies dot segments and doubled slashes up.
 * @param origin scheme, host and port
 * @param target what stands in the request line: path and query
 * @returns the reply; header names are in lower case, and a header sent twice has both values
 * @throws when there is no reply within fifteen seconds
 */
export async function ask(origin: string, target: string, options: AskOptions = {}) {
  const { hostname, port } = new URL(origin);
  const signal = AbortSignal.timeout(15_000);
  const sending = request({ hostname, port, path: target, agent: false, signal, ...options }).end();
  const [response]: IncomingMessage[] = await once(sending, 'response');
  if (!response) throw new Error(`${target}: no reply`);
  const headers: Record<string, string | undefined> = {};
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    headers[name] = values?.join(', ');
  }
  return { status: response.statusCode ?? 0, headers, body: await buffer(response) };
}
