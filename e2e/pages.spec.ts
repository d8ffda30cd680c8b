import { readFile } from 'node:fs/promises';
import { headerPolicy, pagePolicy, policyIn } from '@/lib/hosting/policy';
import { aliases } from '@/lib/hosting/redirects';
import { sideways } from './support/page-faults';
import { sitePages, unknownPath } from './support/site';
import { expect, test } from './support/test';

// What stands in the head of a page, its links and its files: the site checks (scripts/check/site).

for (const path of sitePages) {
  test(`${path} is complete without JavaScript, on a narrow screen`, async ({
    plainPage: page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sideways(page)).toEqual([]);
  });
}

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('[data-match]:visible')).toHaveCount(0);
  await expect(page.locator('[data-match-default]')).toBeVisible();
});

for (const { from, to } of aliases()) {
  // That hosts redirect, and keep the query: hosts/servers.spec.ts.
  test(`${from} redirects to ${to} under the policy, and is a page that leads there where a host cannot`, async ({
    request,
    plainPage: page,
  }) => {
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
    await page.waitForURL(`**${to}`);
  });
}
