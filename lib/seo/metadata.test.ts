import { company } from '@/content/company';
import { metadataOf, pageMetadata, writingTimes } from './metadata';
import { articleRecord } from '../routes/pages';
import { pictureOfPage } from '../social-pictures/page-picture';
import { exampleArticle, exampleMeta } from '../testing/examples';

afterEach(() => {
  delete process.env.SITE_URL;
});

// That every page has all its tags, and its own address in them: the site checks.

test('a shared link has the social words of a page, or else its own', () => {
  const social = { title: 'Shared title', description: 'Shared words.' };
  const { openGraph, twitter } = pageMetadata('services', {
    ...exampleMeta,
    socialTitle: social.title,
    socialDescription: social.description,
  });
  expect([openGraph, twitter]).toMatchObject([social, social]);
  const { title, description } = exampleMeta;
  expect(pageMetadata('about', exampleMeta).openGraph).toMatchObject({ title, description });
});

test('search engines may show large pictures and long texts', () => {
  expect(pageMetadata('about', exampleMeta).robots).toEqual({
    index: true,
    follow: true,
    'max-image-preview': 'large',
    'max-snippet': -1,
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
      images: [{ url: `${company.origin}${pictureOfPage(articleRecord(article)).path}` }],
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
