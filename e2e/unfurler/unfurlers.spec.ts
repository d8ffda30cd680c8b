import openGraphScraper from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { absoluteUrl } from '@/lib/urls';
import { aliases, sitePages } from '../support/site';
import { served } from '../support/served';
import { expect, test } from '../support/test';

/** What a shared link shows of a page. */
type Card = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly url: string | undefined;
  readonly siteName: string | undefined;
  readonly picture: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string | undefined;
};

/** The card as open-graph-scraper, which many chat and publishing tools use, reads it. */
async function cardOfScraper(address: string): Promise<Card> {
  const { result } = await openGraphScraper({ url: address });
  const [picture] = result.ogImage ?? [];
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    url: result.ogUrl,
    siteName: result.ogSiteName,
    picture: picture?.url,
    width: Number(picture?.width),
    height: Number(picture?.height),
    alt: picture?.alt,
  };
}

/** The card as unfurl.js, which reads as facebookexternalhit does, sees it. */
async function cardOfUnfurl(address: string): Promise<Card> {
  const { open_graph: card } = await unfurl(address);
  const [picture] = card.images ?? [];
  return {
    title: card.title,
    description: card.description,
    url: card.url,
    siteName: card.site_name,
    picture: picture?.url,
    width: Number(picture?.width),
    height: Number(picture?.height),
    alt: picture?.alt,
  };
}

for (const { path, name } of sitePages) {
  test(`${name}: unfurlers agree on title, description and picture`, async ({
    request,
    baseURL,
  }) => {
    const address = served(path, baseURL);
    const [scraped, unfurled] = await Promise.all([cardOfScraper(address), cardOfUnfurl(address)]);
    expect(scraped).toEqual(unfurled);
    expect(scraped).toMatchObject({ url: absoluteUrl(path), width: 1200, height: 630 });
    for (const text of [scraped.title, scraped.description, scraped.siteName, scraped.alt]) {
      expect(text).toMatch(/\S/);
    }

    const picture = await request.get(served(scraped.picture ?? '', baseURL));
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const bytes = await picture.body();
    expect(bytes.length).toBeLessThan(100_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });
}

for (const { from, to } of aliases) {
  test(`${from}, shared, shows the card of ${to}`, async ({ baseURL }) => {
    const [alias, target] = await Promise.all([
      cardOfScraper(served(from, baseURL)),
      cardOfScraper(served(to, baseURL)),
    ]);
    expect(alias).toEqual(target);
  });
}

test('X’s card is the large one, with the same picture', async ({ baseURL }) => {
  for (const { path } of sitePages) {
    const { result } = await openGraphScraper({ url: served(path, baseURL) });
    expect(result.twitterCard).toBe('summary_large_image');
    expect(result.twitterImage?.[0]?.url).toBe(result.ogImage?.[0]?.url);
    expect(result.twitterTitle).toBe(result.ogTitle);
  }
});

test('every unfurler is given the same page', async ({ request }) => {
  const agents = [
    'Twitterbot/1.0',
    'facebookexternalhit/1.1',
    'LinkedInBot/1.0',
    'WhatsApp/2.23',
    'Slackbot-LinkExpanding 1.0',
  ];
  const pages = await Promise.all(
    agents.map(async (agent) =>
      (await request.get('/about', { headers: { 'user-agent': agent } })).text(),
    ),
  );
  expect(new Set(pages).size).toBe(1);
});
