import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unwrittenPaths, pages } from '@/words';
import { pagePolicy, policyIn } from '@/lib/hosting/policy';
import { aliases } from '@/lib/hosting/redirects';
import { readSite } from '@/scripts/check/site/site';
import { unknownPath } from './support/site';
import { expect, policyViolationsOf, test } from './support/test';

// What every page shows: e2e/every-page.spec.ts. The header's policy, on every answer, and that hosts
// redirect and keep the query: hosts/servers.spec.ts.

test('every page begins with a policy of its own, which allows its style alone', () => {
  for (const { html } of readSite('out').pages.filter(({ kind }) => kind !== 'redirect')) {
    const policy = policyIn(html) ?? '';
    expect(html).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(pagePolicy({}, `'sha256-${hash}'`));
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

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  expect((await page.goto(unknownPath))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
  await expect(page.locator('[data-match-default]')).toBeVisible();
});

test('what has no page yet shows its card in full instead', async ({ page }) => {
  for (const path of unwrittenPaths) {
    await page.goto(path);
    const card = page.locator('[data-match]:visible');
    await expect.soft(card, path).toHaveCount(1);
    await expect.soft(page.locator('[data-match-default]'), path).toBeHidden();
    const link = card.getByRole('link', { name: pages['not-found'].demo.label });
    await expect.soft(link, path).toBeVisible();
  }
});

test('an alias is a page that leads on where a host cannot redirect', async ({
  plainPage: page,
}) => {
  for (const { from, to } of aliases()) {
    await test.step(from, async () => {
      const body = await readFile(`out${from}.html`, 'utf8');
      expect(policyIn(body)).toBe(pagePolicy());
      // The view is counted once, by the target.
      expect(body).not.toContain('<script');
      const contentType = 'text/html; charset=utf-8';
      await page.route(`**${from}`, (route) => route.fulfill({ contentType, body }));
      await page.goto(from);
      // By its whole path: an alias may end like the address that it leads to.
      await page.waitForURL(({ pathname }) => pathname === to);
    });
  }
});
