import { readFile } from 'node:fs/promises';
import { absoluteUrl } from '@/lib/urls';
import { aliases, sitePages, unknownPath } from './support/site';
import { expect, test } from './support/test';

for (const { path, name } of sitePages) {
  test(`${name} is complete without JavaScript, on a narrow screen`, async ({
    plainPage: page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);

    const title = await page.title();
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(65);
    await expect(page.locator('head title')).toHaveCount(1);
    const head = (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    const address = absoluteUrl(path);
    expect(await head('link[rel=canonical]', 'href')).toBe(address);
    expect(await head('meta[property="og:url"]', 'content')).toBe(address);
    expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThanOrEqual(50);

    const { overflow, first } = await page.locator('html').evaluate((html) => ({
      overflow: html.scrollWidth - html.clientWidth,
      first: html.querySelector('head')?.firstElementChild?.getAttribute('charset'),
    }));
    expect(overflow).toBeLessThanOrEqual(0);
    expect(first).toBe('utf-8');
  });

  test(`${name} runs without a complaint in the console`, async ({
    scriptedPage: page,
    complaints,
  }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(complaints.all).toEqual([]);
    await expect(page.locator('[style]')).toHaveCount(0);
  });
}

test('titles and descriptions are unlike each other', async ({ request }) => {
  const heads = await Promise.all(
    sitePages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  for (const key of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[key])).size).toBe(sitePages.length);
  }
});

test('an unknown address answers 404 with words and a way on', async ({ plainPage: page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain(
    'noindex',
  );
});

for (const { from, to } of aliases) {
  test(`${from} redirects to ${to} and keeps the query`, async ({ request }) => {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe(`${to}?a=1`);
  });

  test(`${from} has a page that leads to ${to} where a host cannot redirect`, async ({
    plainPage: page,
  }) => {
    const html = await readFile(`out${from}.html`, 'utf8');
    await page.route(`**${from}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await page.unrouteAll();
    const socialTags = html.match(/<meta (property="og:|name="twitter:)[^>]+>/g) ?? [];
    expect(socialTags.length).toBeGreaterThan(5);
    const target = await readFile(`out${to}.html`, 'utf8');
    for (const tag of socialTags) expect(target).toContain(tag);
    expect(html).toContain(`<link rel="canonical" href="${absoluteUrl(to)}"/>`);
    expect(html).toContain(`<a href="${to}">`);
  });
}
