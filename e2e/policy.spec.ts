import { createHash } from 'node:crypto';
import { policyHeader, policyIn } from '@/lib/hosting/policy';
import { aliases, sitePages, unknownPath } from './support/site';
import { expect, policyViolationsOf, test } from './support/test';

test('every page carries the policy in its first tags, and every answer as one header', async ({
  request,
}) => {
  const home = policyIn(await (await request.get('/')).text()) ?? '';
  expect(home).not.toContain('unsafe');
  for (const path of [...sitePages.map((page) => page.path), unknownPath]) {
    const response = await request.get(path);
    const html = await response.text();
    const own = policyIn(html) ?? '';
    expect(html).toContain(
      `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${own}"/>`,
    );
    // A page allows its own style; the header, which is that of the home page, allows each.
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const hashes = / 'sha256-[^']+'/g;
    if (path !== '/') expect(own.match(hashes)).toEqual([` ${hash}`]);
    expect(home).toContain(hash);
    expect(own.replace(hashes, '')).toBe(home.replace(hashes, ''));
    expect(response.headers()['content-security-policy']).toBe(policyHeader(home));
  }
});

test('answers that are no pages carry the policy, too', async ({ request }) => {
  const home = await request.get('/');
  const policy = home.headers()['content-security-policy'];
  const files = ['/icon.svg', '/robots.txt', '/gone.js', '/_next/static/gone.js'];
  for (const path of [...files, ...aliases.map(({ from }) => from)]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['content-security-policy']).toBe(policy);
  }
  // What pages load, and nobody opens, goes without the headers of documents.
  const loadedFiles = /\/_next\/static\/(?:site\/page\.[^"]+\.js|media\/[^"]+\.woff2)/g;
  const loaded = new Set((await home.text()).match(loadedFiles));
  expect(loaded.size).toBe(3);
  for (const path of loaded) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
  }
});

test('no page has an executable inline script, a style or handler attribute', async ({
  request,
}) => {
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
    for (const [tag, attributes = '', text = ''] of scripts) {
      const isData = /type="(application\/ld\+json|speculationrules)"/.test(attributes);
      if (!isData) expect(tag).toMatch(/^<script async type="module" src="\/_next\/static\/site\//);
      if (!isData) expect(text).toBe('');
    }
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/);
  }
});

test('what an attacker would add does not run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  const violations = policyViolationsOf(page);
  const ran = await page.evaluate(() => {
    const attempts = [
      () => {
        const script = document.createElement('script');
        script.append('document.title = "attacked"');
        document.body.append(script);
      },
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title=1">'),
      () => Function('document.title = "attacked"')(),
    ];
    // Behind a timer: what the tests' own tool calls directly may do more than a page may.
    const made = attempts.map(
      (attempt) =>
        new Promise<void>((resolve) =>
          setTimeout(() => {
            try {
              attempt();
            } catch {
              // Refused, as it must be.
            }
            setTimeout(resolve, 100);
          }),
        ),
    );
    return Promise.all(made).then(() => document.title);
  });
  expect(ran).not.toMatch(/attacked|^1$/);
  expect(violations.length).toBeGreaterThanOrEqual(3);
  await context.close();
});
