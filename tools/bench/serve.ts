import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFolder } from '@/build/compress';

/** A folder that is being served. */
export type Served = { readonly origin: string; readonly stop: () => void };

/**
 * Serves a copy of a folder as hosts do: HTTP/2 with TLS, files compressed beforehand, addresses
 * without ending. Alike for every site, so that sites can be compared.
 * @param headers bytes of headers beside an answer's own
 * @throws where openssl is missing
 */
export async function serveOverHttp2(folder: string, headers: number): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, dir, { recursive: true, dereference: true });
  await compressFolder(dir);
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', request.split(' '), { stdio: 'ignore' });
  const padding = Array.from({ length: headers }, (_, n) => ((n * 7919) % 36).toString(36));
  const send = sirv(dir, {
    brotli: true,
    setHeaders: (response) => {
      // As the site's own hosts over TLS (lib/hosting/policy.ts).
      response.setHeader('content-security-policy', 'upgrade-insecure-requests');
      if (headers > 0) response.setHeader('x-padding', padding.join(''));
    },
  });
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createSecureServer(options, send as never).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      rmSync(dir, { recursive: true });
    },
  };
}
