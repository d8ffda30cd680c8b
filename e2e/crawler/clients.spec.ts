import robotsParser from 'robots-parser';
import Sitemapper from 'sitemapper';
import { absoluteUrl, siteOrigin } from '@/lib/urls';
import { aliases, sitePages, unknownPath } from '../support/site';
import { served } from '../support/served';
import { expect, test } from '../support/test';

test('a sitemap client finds every page, and only pages', async ({ request, baseURL }) => {
  const { sites, errors } = await new Sitemapper({
    url: served('/sitemap.xml', baseURL),
    timeout: 20_000,
  }).fetch();
  expect(errors).toEqual([]);
  const addresses = sites.map(String);
  expect([...addresses].sort()).toEqual(sitePages.map(({ path }) => absoluteUrl(path)).sort());
  for (const address of addresses) {
    const response = await request.get(served(address, baseURL), { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test('a robots parser lets every crawler read every page, and finds the sitemap', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const robots = robotsParser(absoluteUrl('/robots.txt'), await response.text());
  for (const { path } of sitePages) {
    for (const agent of ['Googlebot', 'bingbot', 'GPTBot', 'facebookexternalhit', 'anything']) {
      expect(robots.isAllowed(absoluteUrl(path), agent), `${agent} on ${path}`).toBe(true);
    }
  }
  expect(robots.getSitemaps()).toEqual([absoluteUrl('/sitemap.xml')]);
});

test('files for machines are served as what they are', async ({ request }) => {
  const types: readonly (readonly [string, RegExp])[] = [
    ['/sitemap.xml', /^(application|text)\/xml/],
    ['/feed.xml', /^(application\/(rss\+)?xml|text\/xml)/],
    ['/manifest.webmanifest', /^application\/(manifest\+)?json/],
    ['/llms.txt', /^text\/plain/],
    ['/.well-known/security.txt', /^text\/plain/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/icon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
  ];
  for (const [path, type] of types) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
});

test('an unknown address is 404, not to be indexed, and claims no address', async ({ request }) => {
  const response = await request.get(unknownPath);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  expect(html).not.toContain('rel="canonical"');
});

test('an old address leads crawlers on for good', async ({ request }) => {
  for (const { from, to } of aliases) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(new URL(response.headers()['location'] ?? '', siteOrigin()).pathname).toBe(to);
  }
});
