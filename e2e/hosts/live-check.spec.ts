import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { listen } from '@/lib/testing/listen';
import { checkLive, type LiveCheckOptions } from '@/scripts/support/live-checks';
import { startServer } from '@/scripts/serve/server';

// For whoever operates the site. That a good site passes: servers.spec.ts.
const pages = ['/', '/about', '/terms'];

/** What the check of a live site finds wrong, by what it asked. */
async function faultsOf(options: LiveCheckOptions) {
  const faults: Record<string, readonly string[]> = {};
  for await (const check of checkLive(options)) {
    if (check.faults.length > 0) faults[check.name] = check.faults;
  }
  return faults;
}

test('the check of a live site names what is missing, stale or changed on its way', async ({}, info) => {
  const dir = info.outputPath('deployed');
  cpSync('out', dir, { recursive: true });
  for (const end of ['', '.br', '.gz']) rmSync(path.join(dir, `terms.html${end}`));
  appendFileSync(path.join(dir, 'licences.txt'), '.');
  writeFileSync(path.join(dir, 'robots.txt.br'), 'junk');
  writeFileSync(path.join(dir, 'about.html.gz'), gzipSync('"/cdn-cgi/l/email-protection#7b2015"'));
  const preview = await startServer({ dir, port: 0, host: '127.0.0.1' });
  const { origin, close } = await listen(
    createServer(({ url = '/', headers }, response) => {
      request({ host: '127.0.0.1', port: preview.port, path: url, headers }, (answer) => {
        if (url === '/about') answer.headers['x-frame-options'] = 'SAMEORIGIN';
        if (url === '/robots.txt') delete answer.headers['cache-control'];
        if (url === '/og/no.0123abcd.jpg') answer.headers['cache-control'] = 'immutable';
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      }).end();
    }),
  );
  const now = new Date(Date.now() + 400 * 86_400_000);
  const terms = 'serves /terms as it is in out/terms.html';
  expect(await faultsOf({ origin, pages, against: 'out', now })).toEqual({
    'serves /about': [
      'X-Frame-Options is SAMEORIGIN, not DENY',
      expect.stringContaining('Email Address Obfuscation'),
    ],
    'serves /robots.txt': [
      'Cache-Control is null, not public, max-age=0, must-revalidate, no-transform',
    ],
    'has nothing at /og/no.0123abcd.jpg': ['it may be kept'],
    'serves /terms': expect.arrayContaining(['status is 404, not 200']),
    'redirects /terms/ to /terms': expect.arrayContaining(['status is 404, not 301 or 308']),
    'redirects /terms.html to /terms': expect.arrayContaining(['status is 404, not 301 or 308']),
    // Each encoding is a file of its own to a server that compresses nothing by itself.
    [`${terms} (identity)`]: ['status is 404, not 200'],
    [`${terms} (gzip)`]: ['status is 404, not 200'],
    [`${terms} (br)`]: ['status is 404, not 200'],
    'serves /licences.txt as it is in out/licences.txt (identity)': ['it differs'],
    'serves /about as it is in out/about.html (gzip)': ['it differs'],
    'serves /robots.txt as it is in out/robots.txt (br)': [expect.any(String)],
    'has a security.txt that is good': [expect.stringContaining('build and deploy again')],
  });
  close();
  await preview.close();
});

test('it says where a site is none of ours, or nobody answers', async () => {
  const { origin, close } = await listen(createServer((_, response) => response.end('A page')));
  const name = `finds this site at ${origin}`;
  expect(await faultsOf({ origin, pages })).toEqual({
    [name]: ['/ answers 200, and is none of ours'],
  });
  close();
  expect(await faultsOf({ origin, pages })).toEqual({
    [name]: [expect.stringMatching(/^no answer: connect ECONNREFUSED/)],
  });
});
