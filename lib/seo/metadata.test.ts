import { company } from '@/content/company';
import { metadataOf, notFoundMetadata, pageMetadata, writingTimes } from './metadata';
import { articleRecord, pageRecord } from '../routes/pages';
import { picturePath } from '../social-pictures/picture';
import { exampleArticle, exampleMeta } from '../testing/examples';

afterEach(() => {
  delete process.env.SITE_URL;
});

test('a page’s metadata is complete by itself', () => {
  const meta = { ...exampleMeta, socialTitle: 'Shared title', socialDescription: 'Shared words.' };
  const picture = `${company.origin}${picturePath(pageRecord('services', meta))}`;
  const alt = expect.stringContaining(meta.pictureTitle);
  expect(pageMetadata('services', meta)).toEqual({
    title: { absolute: meta.title },
    description: meta.description,
    alternates: {
      canonical: `${company.origin}/services`,
      types: { 'text/markdown': `${company.origin}/services.md` },
    },
    robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    openGraph: {
      type: 'website',
      title: 'Shared title',
      description: 'Shared words.',
      url: `${company.origin}/services`,
      siteName: company.name,
      locale: 'en_GB',
      images: [{ url: picture, width: 1200, height: 630, alt, type: 'image/jpeg' }],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Shared title',
      description: 'Shared words.',
      images: [{ url: picture, alt }],
    },
  });
});

test('without social words, a shared link has the page’s own', () => {
  expect(pageMetadata('about', exampleMeta).openGraph).toMatchObject({
    title: exampleMeta.title,
    description: exampleMeta.description,
  });
});

test('an article says what it is, and when it was published and changed', () => {
  const article = exampleArticle('a-story', { updated: '2025-04-01' });
  expect(metadataOf(articleRecord(article))).toMatchObject({
    authors: [{ name: 'Analytics practice' }],
    alternates: { canonical: `${company.origin}/blog/a-story` },
    openGraph: {
      type: 'article',
      url: `${company.origin}/blog/a-story`,
      publishedTime: '2025-03-04T12:00:00Z',
      modifiedTime: '2025-04-01T12:00:00Z',
      section: 'Generative BI',
      images: [{ url: `${company.origin}${picturePath(articleRecord(article))}` }],
    },
  });
});

test('an article never changed was last changed when it was published', () => {
  expect(writingTimes(exampleArticle())).toEqual({
    publishedTime: '2025-03-04T12:00:00Z',
    modifiedTime: '2025-03-04T12:00:00Z',
  });
});

test.each([
  ['the blog', pageMetadata('blog', exampleMeta), true],
  ['an article', metadataOf(articleRecord(exampleArticle())), true],
  ['another page', pageMetadata('about', exampleMeta), false],
])('%s announces the feed: %s', (_, metadata, announced) => {
  const feeds = metadata.alternates?.types?.['application/rss+xml'];
  expect(feeds !== undefined).toBe(announced);
  if (announced) expect(feeds).toMatchObject([{ url: `${company.origin}/feed.xml` }]);
});

test('every address follows SITE_URL', () => {
  process.env.SITE_URL = 'https://preview.example.org';
  const text = JSON.stringify(pageMetadata('blog', exampleMeta));
  expect(text).not.toContain(company.origin);
  expect(text.match(/https:\/\/preview\.example\.org\//g)).toHaveLength(6);
});

test('the not-found page has a title, and no address of its own', () => {
  expect(notFoundMetadata({ documentTitle: 'Page not found', text: 'Nothing is here.' })).toEqual({
    title: { absolute: 'Page not found' },
    description: 'Nothing is here.',
  });
});
