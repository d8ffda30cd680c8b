import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What to ask for beside the address. */
export type AskOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer; header names are in lower case, and a header sent twice has both values. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/**
 * Sends one request, follows nothing, and leaves the target as it is written: no client tidies
 * dot segments and doubled slashes up.
 *
 * @param origin Scheme, host and port.
 * @param target What stands in the request line: path and query.
 * @throws when there is no answer within fifteen seconds.
 */
export function ask(origin: string, target: string, options: AskOptions = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestOverTls : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, agent: false, ...options }, (response) => {
      const headers = Object.entries(response.headersDistinct);
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headers.map(([name, all]) => [name, all?.join(', ')])),
            body,
          }),
        reject,
      );
    });
    sent.setTimeout(15_000, () => sent.destroy(new Error(`${target}: no answer in 15 seconds`)));
    sent.on('error', reject);
    sent.end();
  });
}
