import { readFile } from 'node:fs/promises';
import { headerPolicy, pagePolicy, policyIn } from '@/lib/hosting/policy';
import { aliases } from '@/lib/hosting/redirects';
import { unknownPath } from './support/site';
import { expect, test } from './support/test';

// What every page has: e2e/every-page.spec.ts. Here stand those that are none.

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
  await expect(page.locator('[data-match-default]')).toBeVisible();
});

// That hosts redirect, and keep the query: hosts/servers.spec.ts.
test('an alias redirects under the policy, and is a page that leads on where a host cannot', async ({
  request,
  plainPage: page,
}) => {
  for (const { from, to } of aliases()) {
    await test.step(from, async () => {
      const headers = (await request.get(from, { maxRedirects: 0 })).headers();
      expect(headers['content-security-policy']).toBe(headerPolicy());
      const html = await readFile(`out${from}.html`, 'utf8');
      expect(policyIn(html)).toBe(pagePolicy());
      // The view is counted once, by the target.
      expect(html).not.toContain('<script');
      await page.route(`**${from}`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto(from);
      // By its whole path: an alias may end like the address that it leads to.
      await page.waitForURL(({ pathname }) => pathname === to);
    });
  }
});
