import { site } from '@/.content';
import { buildDate } from '@/lib/base/dates';
import { metadataOf } from './metadata';
import { allPages, entryRecord, pageRecord, type PageRecord } from '@/lib/site/pages';
import { pictureOfPage } from '@/lib/pictures/social/picture';
import { exampleArticle, exampleCaseStudy } from '@/lib/testing/examples';

afterEach(() => {
  delete process.env.SITE_URL;
});

const records: readonly PageRecord[] = [...allPages(), entryRecord(exampleCaseStudy())];

test.each(records.map((record) => [record.path, record] as const))(
  '%s has its title, its own address and its picture, for search engines and shared links',
  (path, record) => {
    const { title, description } = record.meta;
    const url = `${site.origin}${path}`;
    const social = {
      title,
      description,
      images: [{ url: `${site.origin}${pictureOfPage(record).path}` }],
    };
    const isOfTheBlog = path.startsWith('/blog');
    const metadata = metadataOf(record);
    expect(metadata).toMatchObject({
      title: { absolute: `${title} | ${site.name}` },
      description,
      alternates: { canonical: url },
      // Search engines may show large pictures and long texts.
      robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
      openGraph: { ...social, url, type: 'entry' in record ? 'article' : 'website' },
      twitter: { ...social, card: 'summary_large_image' },
    });
    const [feed] = [metadata.alternates?.types?.['application/rss+xml']].flat();
    expect(feed).toEqual(
      isOfTheBlog ? expect.objectContaining({ url: `${site.origin}/feed.xml` }) : undefined,
    );
  },
);

test('an article says who wrote it, and when it was published and changed', () => {
  const metadataWith = (updated?: string) =>
    metadataOf(entryRecord(exampleArticle('a-story', { updated })));
  const openGraph = {
    publishedTime: '2025-03-04T12:00:00Z',
    modifiedTime: '2025-04-01T12:00:00Z',
    section: 'Generative BI',
  };
  const authors = [{ name: 'Analytics practice' }];
  expect(metadataWith('2025-04-01')).toMatchObject({ authors, openGraph });
  // One never changed was last changed when it was published.
  const { publishedTime: modifiedTime } = openGraph;
  expect(metadataWith()).toMatchObject({ openGraph: { modifiedTime } });
});

test('no article is dated later than the build', () => {
  const { openGraph } = metadataOf(entryRecord(exampleArticle('a-story', { date: buildDate() })));
  const { publishedTime = '' } = openGraph as { readonly publishedTime?: string };
  expect(Date.parse(publishedTime)).toBeLessThanOrEqual(Date.now());
});

test('every address follows SITE_URL', () => {
  process.env.SITE_URL = 'https://preview.example.org';
  const text = JSON.stringify(metadataOf(pageRecord('blog')));
  expect(text).not.toContain(site.origin);
  expect(text).toContain('https://preview.example.org/og/');
});

test('search engines leave a site with drafts alone', () => {
  process.env.DRAFTS = '1';
  expect(metadataOf(pageRecord('blog'))).toMatchObject({ robots: { index: false } });
  delete process.env.DRAFTS;
});
