import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Sends one request, without TLS, follows nothing, and leaves the target as it is written: no
 * client tidies dot segments and doubled slashes up. Waits fifteen seconds at most.
 */
export async function ask(
  origin: string,
  target: string,
  options: Pick<RequestOptions, 'method' | 'headers'> = {},
) {
  const { hostname, port } = new URL(origin);
  const signal = AbortSignal.timeout(15_000);
  const sending = request({ hostname, port, path: target, agent: false, signal, ...options }).end();
  const [response]: IncomingMessage[] = await once(sending, 'response');
  if (!response) throw new Error(`${target}: no reply`);
  const { statusCode: status, headers } = response;
  return { status, headers, body: await buffer(response) };
}
