import { unfurl } from 'unfurl.js';
import { absoluteUrl } from '@/lib/routes/urls';
import { sitePages } from '../support/site';
import { served } from '../support/served';
import { expect, test } from '../support/test';

// Which tags a page has, and that they agree with each other and with the picture: the site
// checks. Here a program that unfurls links reads them, as facebookexternalhit does.

for (const { path, name } of sitePages) {
  test(`${name}, shared, shows a card with title, description and picture`, async ({ baseURL }) => {
    const { open_graph: card } = await unfurl(served(path, baseURL));
    expect(card).toMatchObject({
      url: absoluteUrl(path),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      site_name: expect.stringMatching(/\S/),
      images: [{ width: 1200, height: 630, alt: expect.stringMatching(/\S/) }],
    });
  });
}
