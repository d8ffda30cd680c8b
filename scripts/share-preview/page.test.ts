import { rmSync } from 'node:fs';
import { readSite } from '../check-site/site';
import { origin, soundFiles, writeSite } from '../check-site/testing/fixture';
import { shareCards } from './card';
import { escaped, sharePreviewPage } from './page';

test('the preview shows every page of an export on six platforms', async () => {
  const folder = writeSite(await soundFiles());
  const cards = await shareCards(await readSite(folder, origin));
  rmSync(folder, { recursive: true });
  expect(cards.map(({ path }) => path)).toEqual(['/', '/about', '/blog', '/blog/a-story']);
  expect(cards[1]).toMatchObject({
    host: 'www.example.com',
    siteName: 'Example',
    title: 'About the example',
    socialTitle: 'About the example',
    trail: ['about'],
  });
  const html = sharePreviewPage(cards, '1 June 2025');
  for (const platform of ['Google', 'X', 'LinkedIn', 'WhatsApp', 'Slack', 'iMessage']) {
    expect(html.split(`<figcaption>${platform} `)).toHaveLength(cards.length + 1);
  }
  expect(html).toContain('read from the files built on 1 June 2025');
  // Nothing is loaded from elsewhere: the page can be sent around as one file.
  expect(html).not.toMatch(/(src|href)="(https?:)?\//);
});

test('words with a meaning in HTML are only words', () => {
  expect(escaped('<b> & "x"')).toBe('&lt;b&gt; &amp; &quot;x&quot;');
});
