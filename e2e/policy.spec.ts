import { createHash } from 'node:crypto';
import { pagePolicy, policyIn } from '@/lib/hosting/policy';
import { sitePages, unknownPath } from './support/site';
import { expect, policyViolationsOf, test } from './support/test';

// The header's policy, on every answer: hosts/servers.spec.ts.

test('every page carries a policy of its own in its first tags', async ({ request }) => {
  for (const path of [...sitePages.map((page) => page.path), unknownPath]) {
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
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  await context.close();
});
