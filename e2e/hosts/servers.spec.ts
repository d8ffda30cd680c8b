import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listAddresses } from '@/build/hosts/emit';
import { startServer } from '@/scripts/serve/server';
import { sitePages } from '../support/site';
import { ask, type AskOptions } from './support/ask';
import { faultsOf } from './support/live-site';
import { startNginx, whyNoNginx } from './support/nginx-process';

// What serves the site here is asked the same: everything that is asked of a deployed site, and
// what a deployed site is not asked because hosts differ.
const dir = path.resolve('out');
const fileBytes = (file: string) => readFileSync(path.join(dir, file));
const script = listAddresses(dir).find((file) => /^\/_next\/static\/.+\.js$/.test(file)) ?? '';

/** Hidden files, traversals and spellings that a server might tidy up: none leads anywhere. */
const nowhere = [
  '/404.html',
  '/_not-found',
  '/.nojekyll',
  `${script}.br`,
  '/_next/static/',
  '/images',
  '//about',
  '//about/',
  '/services%2fai-consulting',
  '/%5c',
  '/blog/../about',
  '//example.com',
  '//example.com/company/blogs',
  '/%2f%2fexample.com/',
  '/%5cexample.com/',
  '/\\example.com/',
  '/../package.json',
  '/..%5cpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/about%00.html',
  '/./about',
  '/services/%2e%2E/about',
  '/about%0d%0aSet-Cookie:x=1/',
  '/%0aexample.com/',
  '/%zz',
  '/%c0%ae%c0%ae/package.json',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(20_000)}`,
];

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
  if (missing !== undefined) {
    // One line in the report, counted as skipped.
    test.skip(`nginx is not tested: ${missing}`, () => {});
    continue;
  }
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let origin = '';
    let stop = async () => {};
    const get = (target: string, options?: AskOptions) => ask(origin, target, options);

    test.beforeAll(async () => {
      ({ origin, stop } = await start());
    });
    test.afterAll(() => stop());

    test('passes every check of a live site', async () => {
      expect(await faultsOf({ origin, pages: sitePages, against: dir })).toEqual({});
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

    test('leads nowhere from hidden files, traversals and untidy spellings', async () => {
      const faults: string[] = [];
      for (const target of nowhere) {
        const { status, headers, body } = await get(target);
        const isRefused = [400, 404, 414, 431].includes(status) && !headers['location'];
        const isOwnPage = body.equals(fileBytes('/404.html'));
        if (!isRefused || (status === 404 && !isOwnPage)) faults.push(`${status} ${target}`);
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
