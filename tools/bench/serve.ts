import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, startNginxWith } from '@/e2e/hosts/support/nginx-process';
import { compressFolder } from '@/build/compress';
import { freePort } from '@/scripts/free-port';

/** A folder that is being served. */
export type Served = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * Serves a copy of a folder as hosts do: nginx, HTTP/2 with TLS, precompressed, addresses
 * without ending. The same configuration for every site, so that sites can be compared.
 * @throws where nginx, its brotli module or openssl is missing
 */
export async function serveOverHttp2(folder: string): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, join(dir, 'www'), { recursive: true, dereference: true });
  await compressFolder(join(dir, 'www'));
  makeCertificate(dir, 'localhost');
  const port = await freePort();
  const nginx = await startNginxWith([site(dir, port)], port);
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: async () => {
      await nginx.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

const site = (dir: string, port: number) => `
server {
  listen ${port} ssl http2;
  root ${dir}/www;
  ssl_certificate ${dir}/localhost.crt;
  ssl_certificate_key ${dir}/localhost.key;
  charset utf-8;
  gzip_static on;
  brotli_static on;
  # As the site's own hosts over TLS (lib/hosting/policy.ts).
  add_header Content-Security-Policy upgrade-insecure-requests;
  location ~ [.]mjs$ { default_type text/javascript; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
