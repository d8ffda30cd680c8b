import { createHash } from 'node:crypto';
import { pagePolicy, policyIn } from '@/lib/hosting/policy';
import { sitePages, unknownPath } from './support/site';
import { expect, policyViolationsOf, test } from './support/test';

// The header's policy, on every answer: hosts/servers.spec.ts.

test('every page carries a policy of its own in its first tags', async ({ request }) => {
  for (const path of [...sitePages, unknownPath]) {
    const html = await (await request.get(path)).text();
    const own = policyIn(html) ?? '';
    expect(html).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${own}">`,
    );
    // A page allows its own style and no other.
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(own).toBe(pagePolicy({}, `'sha256-${hash}'`));
  }
});

test('what an attacker would add does not run', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('/contact');
  const violations = policyViolationsOf(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "attacked"');
    // Behind timers: what the tests' own tool calls directly may do more than a page may.
    setTimeout(() => document.body.append(script));
    setTimeout(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title=1">'),
    );
    setTimeout(() => Function('document.title = "attacked"')());
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.title()).not.toMatch(/attacked|^1$/);
  await page.close();
});
