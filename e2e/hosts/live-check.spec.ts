import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { listen } from '@/lib/testing/listen';
import { faultsOf, startChangedSite } from './support/live-site';

// That a good site passes: servers.spec.ts.
const pages = ['/', '/about', '/terms'];

const inEncodings = (name: string, faults: readonly string[]) =>
  Object.fromEntries(
    ['identity', 'gzip', 'br'].map((encoding) => [`${name} (${encoding})`, faults]),
  );

test('the check of a live site names a header that is changed or missing', async () => {
  const { origin, close } = await startChangedSite('out', (address, headers) => {
    if (address === '/about') headers['x-frame-options'] = 'SAMEORIGIN';
    if (address === '/terms') delete headers['cache-control'];
    if (address === '/og/no.0123abcd.jpg') headers['cache-control'] = 'max-age=9, immutable';
  });
  expect(await faultsOf({ origin, pages })).toEqual({
    'serves /about': ['X-Frame-Options is SAMEORIGIN, not DENY'],
    'serves /terms': [
      'Cache-Control is null, not public, max-age=0, must-revalidate, no-transform',
    ],
    'has nothing at /og/no.0123abcd.jpg': ['it may be kept'],
  });
  await close();
});

test('it names a page that is missing, a file that is stale, a security.txt that ends soon', async ({}, info) => {
  const dir = info.outputPath('deployed');
  cpSync('out', dir, { recursive: true });
  for (const end of ['', '.br', '.gz']) rmSync(path.join(dir, `terms.html${end}`));
  appendFileSync(path.join(dir, 'licences.txt'), '.');
  writeFileSync(path.join(dir, 'robots.txt.br'), 'junk');
  writeFileSync(path.join(dir, 'about.html.gz'), gzipSync('of an earlier release'));
  const { origin, close } = await startChangedSite(dir);
  const now = new Date(Date.now() + 400 * 86_400_000);
  expect(await faultsOf({ origin, pages, against: 'out', now })).toEqual({
    'serves /terms': expect.arrayContaining(['status is 404, not 200']),
    'redirects /terms/ to /terms': expect.arrayContaining(['status is 404, not 301 or 308']),
    'redirects /terms.html to /terms': expect.arrayContaining(['status is 404, not 301 or 308']),
    ...inEncodings('serves /terms as it is in out/terms.html', ['status is 404, not 200']),
    // Each encoding is a file of its own to a server that compresses nothing by itself.
    'serves /licences.txt as it is in out/licences.txt (identity)': ['it differs'],
    'serves /about as it is in out/about.html (gzip)': ['it differs'],
    'serves /robots.txt as it is in out/robots.txt (br)': [expect.any(String)],
    'has a security.txt that is good': [expect.stringContaining('build and deploy again')],
  });
  await close();
});

test('it names who changes pages on their way, and what to switch off', async () => {
  const home = readFileSync('out/index.html', 'utf8');
  const hidden = home.replaceAll(/mailto:[^"?]+/g, '/cdn-cgi/l/email-protection#7b2015');
  const { origin, close } = await listen(createServer((_, response) => response.end(hidden)));
  const faults = await faultsOf({ origin, pages: ['/'] });
  expect(faults['serves /']).toContainEqual(expect.stringContaining('Email Address Obfuscation'));
  close();
});

test('it says where a site is none of ours, or nobody answers', async () => {
  const other = createServer((_, response) => response.end('A page'));
  const { origin, close } = await listen(other);
  const name = `finds this site at ${origin}`;
  expect(await faultsOf({ origin, pages })).toEqual({
    [name]: ['/ answers 200, and is none of ours'],
  });
  close();
  expect(await faultsOf({ origin, pages })).toEqual({
    [name]: [expect.stringMatching(/^no answer: connect ECONNREFUSED/)],
  });
});
