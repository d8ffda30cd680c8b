import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { nginxSite } from '@/build/hosts/nginx';
import { listFiles } from '@/lib/base/files';
import { headerPolicy } from '@/lib/hosting/policy';
import { startServer } from '@/scripts/serve/server';
import { ask } from './support/ask';
import { startNginx, whyNoNginx } from './support/nginx-process';

// What serves the site here is asked the same: everything that is asked of a deployed site, and
// what a deployed site is not asked because hosts differ.
const dir = path.resolve('out');
const script = `/${listFiles(dir).find((file) => /^_next\/static\/.+\.js$/.test(file))}`;

/** Hidden files, traversals and spellings that a server might tidy up: none leads anywhere. */
const nowhere = [
  '/404.html',
  '/_not-found',
  '/.nojekyll',
  `${script}.br`,
  '/images',
  '//about/',
  '/services%2fai-consulting',
  '/blog/../about',
  '/./about',
  '/services/%2e%2E/about',
  '//example.com/company/blogs',
  '/%2f%2fexample.com/',
  '/%5cexample.com/',
  '/\\example.com/',
  '/%0aexample.com/',
  '/about%0d%0aSet-Cookie:x=1/',
  '/../package.json',
  '/..%5cpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/about%00.html',
  '/%zz',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(20_000)}`,
];

/** Types the check of a live site, and gives the line it ends with. */
async function checkLive(origin: string, ...settings: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-live.ts', origin, ...settings],
    { env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' } },
  );
  return stdout;
}
const allPassed = /^\d{2,} passed, 0 failed\n$/;

const servers = [
  {
    name: 'the preview server',
    missing: undefined,
    start: async () => {
      const { port, close } = await startServer({ dir, port: 0, host: '127.0.0.1' });
      return { origin: `http://127.0.0.1:${port}`, stop: close };
    },
  },
  { name: 'nginx, as the container has it,', missing: whyNoNginx(), start: () => startNginx(dir) },
];

for (const { name, missing, start } of servers) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(missing !== undefined, missing);
    let origin = '';
    let stop = async () => {};
    const get = (target: string, options?: Parameters<typeof ask>[2]) =>
      ask(origin, target, options);

    test.beforeAll(async () => {
      ({ origin, stop } = await start());
    });
    test.afterAll(() => stop());

    test('passes every check of a live site', async () => {
      expect(await checkLive(origin, '--against', dir)).toMatch(allPassed);
    });

    test('sends the coding that is asked for, and tells caches', async () => {
      for (const target of ['/services?next=//example.com/../x', script]) {
        for (const coding of ['br', 'gzip']) {
          const reply = await get(target, { headers: { 'Accept-Encoding': coding } });
          expect(reply.headers['content-encoding'], target).toBe(coding);
          expect(reply.headers['vary'], target).toMatch(/accept-encoding/i);
        }
      }
    });

    test('leads nowhere from hidden files, traversals and non-canonical spellings', async () => {
      const ownPage = readFileSync(path.join(dir, '404.html'));
      const faults: string[] = [];
      for (const target of nowhere) {
        const { status = 0, headers, body } = await get(target);
        const isRefused = [400, 404, 414, 431].includes(status) && !headers['location'];
        if (!isRefused || (status === 404 && !body.equals(ownPage))) {
          faults.push(`${status} ${target}`);
        }
        expect(body.toString()).not.toMatch(/root:x:|"dependencies"|<title>Index of/);
      }
      expect(faults).toEqual([]);
    });

    test('answers 304 while the browser’s copy is good', async () => {
      const { headers } = await get('/about');
      const reply = await get('/about', { headers: { 'If-None-Match': headers['etag'] ?? '' } });
      expect(reply).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(reply.headers['cache-control']).toBe(headers['cache-control']);
    });

    test('answers HEAD without a body, and other methods with 405', async () => {
      const head = await get('/about', { method: 'HEAD' });
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const reply = await get('/about', { method, headers: { 'Content-Length': '0' } });
        expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
        expect(reply.headers['x-content-type-options']).toBe('nosniff');
      }
    });
  });
}

// The site's file for a server of one's own, beside that of another site, with a certificate that
// it signed itself. Only ports and folders are the test's.
test('nginx with TLS passes the same, speaks HTTP/2, and leads who comes without TLS to it', async ({}, info) => {
  const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;
  test.skip(whyNoNginx() !== undefined || !hasOpenssl, 'nginx or openssl is not here');
  const hosts = ['localhost', 'another-site-with-a-rather-long-name.example'];
  const certificate = info.outputPath('certificate');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=x';
  const files = ['-keyout', `${certificate}.key`, '-out', `${certificate}.crt`];
  execFileSync('openssl', [...request.split(' '), ...files], { stdio: 'ignore' });
  const port = await getPort({ host: '127.0.0.1' });
  const plainPort = await getPort({ host: '127.0.0.1' });
  const sites = hosts.map((host) =>
    nginxSite({ host, root: dir, policy: headerPolicy(process.env) })
      .replaceAll(`/etc/nginx/tls/${host}`, certificate)
      .replace('listen 80;', `listen ${plainPort};`)
      .replace('listen 443 ', `listen ${port} `),
  );
  const { stop } = await startNginx(dir, sites);
  try {
    expect(await checkLive(`https://localhost:${port}`)).toMatch(allPassed);
    const socket = connect({ port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] });
    await once(socket, 'secureConnect');
    expect(socket.alpnProtocol).toBe('h2');
    socket.destroy();
    for (const host of hosts) {
      const reply = await ask(`http://127.0.0.1:${plainPort}`, '/about?x=1', {
        headers: { Host: host },
      });
      const headers = { location: `https://${host}/about?x=1` };
      expect(reply).toMatchObject({ status: 308, headers });
      expect(reply.headers).not.toHaveProperty('strict-transport-security');
    }
  } finally {
    await stop();
  }
});
