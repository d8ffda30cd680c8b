import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '@/scripts/export/compress';
import { freePort } from '@/scripts/hosts/free-port';

/** A folder that is being served. */
export type Served = { readonly origin: string; readonly stop: () => void };

/**
 * Serves a copy of a folder as hosts do: nginx, HTTP/2 with TLS, precompressed, addresses
 * without ending. The same configuration for every site, so that sites can be compared.
 * @throws where nginx, its brotli module or openssl is missing
 */
export async function serveOverHttp2(folder: string): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  cpSync(folder, join(dir, 'www'), { recursive: true, dereference: true });
  await compressFolder(join(dir, 'www'));
  execFileSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7'.split(' '),
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')],
  ]);
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port));
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (nginx.exitCode !== null) throw new Error('nginx did not start: npm run setup:hosts');
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: () => {
      nginx.kill();
      rmSync(dir, { recursive: true });
    },
  };
}

function configuration(dir: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // As root nginx gives its workers to another user, who cannot read a private folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid ${dir}/pid; error_log stderr warn;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types; types { text/javascript mjs; }
  charset utf-8; etag on; access_log off; server_tokens off; tcp_nodelay on;
  ${scratch.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  gzip_static on; brotli_static on; gzip_vary on;
  server {
    listen 127.0.0.1:${port} ssl http2; root ${dir}/www;
    ssl_certificate ${dir}/cert.pem; ssl_certificate_key ${dir}/key.pem;
    # As the site's own hosts over TLS (lib/hosting/policy.ts).
    add_header Content-Security-Policy upgrade-insecure-requests;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}
