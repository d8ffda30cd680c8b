import { createHash } from 'node:crypto';
import { pagePolicy, policyIn } from '@/lib/hosting/policy';
import { readSite } from '@/scripts/check/site/site';
import { unknownPath } from './support/site';
import { expect, test } from './support/test';

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

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  expect((await page.goto(unknownPath))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
  await expect(page.locator('[data-match-default]')).toBeVisible();
});
