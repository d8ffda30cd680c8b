import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { headerPolicy } from '@/lib/hosting/policy';
import getPort from 'get-port';
import { nginxSite } from '@/build/hosts/nginx';
import { ask } from './support/ask';
import { startNginxWith, whyNoNginx, type NginxProcess } from './support/nginx-process';

// The site's file for a server of one's own, beside that of another site, with a certificate that
// it signed itself. Only ports and folders are the test's.
const names = ['localhost', 'another-site-with-a-rather-long-name.example'] as const;
const missing =
  whyNoNginx() ??
  (spawnSync('openssl', ['version']).error === undefined ? undefined : 'openssl is not installed');

if (missing !== undefined) {
  test.skip(`nginx with TLS is not tested: ${missing}`, () => {});
} else {
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let nginx: NginxProcess;
  let plainOrigin: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
    mkdirSync(path.join(folder, 'other'));
    writeFileSync(path.join(folder, 'other/index.html'), '<h1>The other site</h1>');
    const [port, plainPort] = [
      await getPort({ host: '127.0.0.1' }),
      await getPort({ host: '127.0.0.1' }),
    ];
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    const sites = names.map((host, index) => {
      makeCertificate(folder, host);
      const root = index === 0 ? path.resolve('out') : path.join(folder, 'other');
      return nginxSite({ host, root, policy: headerPolicy(process.env) })
        .replaceAll('/etc/nginx/tls', folder)
        .replace('listen 80;', `listen ${plainPort};`)
        .replace('listen 443 ', `listen ${port} `);
    });
    nginx = await startNginxWith(sites, port);
  });
  test.afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });

  test('it passes the check of a live site, as it is typed', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/check-live.ts', `https://localhost:${nginx.port}`],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'localhost.crt') } },
    );
    expect(stdout).toMatch(/^\d{2,} passed, 0 failed\n$/);
  });

  test('it speaks HTTP/2, keeps two sites apart, and sends HSTS over TLS alone', async () => {
    const about = await askOverHttp2(nginx.port, names[0], '/about');
    expect(about.headers[':status']).toBe(200);
    expect(about.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains/);
    expect((await askOverHttp2(nginx.port, names[1], '/')).body).toContain('The other site');
    expect((await askOverHttp2(nginx.port, names[1], '/about')).headers[':status']).toBe(404);
    const plain = await ask(plainOrigin, '/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  test('it leads who comes without TLS to the same address over TLS', async () => {
    for (const host of names) {
      const reply = await ask(plainOrigin, '/about?x=1', { headers: { Host: host } });
      const headers = { location: `https://${host}/about?x=1` };
      expect(reply).toMatchObject({ status: 308, headers });
    }
  });
}

async function askOverHttp2(port: number, host: string, target: string) {
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: host,
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': target, ':authority': host });
  const [headers]: IncomingHttpHeaders[] = await once(stream, 'response');
  const body = await text(stream);
  session.close();
  return { headers: headers ?? {}, body };
}

/** Writes a certificate that a host signs itself, and its key: `HOST.crt` and `HOST.key`. */
function makeCertificate(folder: string, host: string): void {
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7 -subj /CN=${host} -addext subjectAltName=DNS:${host},IP:127.0.0.1`;
  const file = path.join(folder, host);
  const files = ['-keyout', `${file}.key`, '-out', `${file}.crt`];
  execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' });
}
