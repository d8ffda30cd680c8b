import { articleRecord, pageRecord } from '@/lib/routes/pages';
import { exampleArticle, exampleMeta } from '@/lib/testing/examples';
import { pictureOf } from './picture';

test('a picture’s name is the page’s address in one word, a hash, and an ending', () => {
  expect(pictureOf(pageRecord('home', exampleMeta)).path).toMatch(
    /^\/og\/home\.[0-9a-f]{10}\.jpg$/,
  );
  expect(pictureOf(pageRecord('octomine', exampleMeta)).path).toMatch(
    /^\/og\/solutions-octomine\.[0-9a-f]{10}\.jpg$/,
  );
  expect(pictureOf(articleRecord(exampleArticle())).path).toMatch(
    /^\/og\/blog-a-story\.[0-9a-f]{10}\.jpg$/,
  );
});

test('the name changes with the words on the picture, and with nothing else of the page', () => {
  const before = pictureOf(pageRecord('about', exampleMeta)).path;
  expect(pictureOf(pageRecord('about', { ...exampleMeta, title: 'Another title' })).path).toBe(
    before,
  );
  expect(
    pictureOf(pageRecord('about', { ...exampleMeta, pictureTitle: 'Other words' })).path,
  ).not.toBe(before);
});

test.each([
  [pageRecord('home', exampleMeta), undefined],
  [pageRecord('services', exampleMeta), 'Services'],
  [pageRecord('octomine', exampleMeta), 'Solutions'],
  [articleRecord(exampleArticle()), 'Blog'],
  [pageRecord('privacy', { ...exampleMeta, pictureTitle: 'Privacy policy' }), undefined],
])(
  'the line above the title is the part of the site, unless the title says it',
  (record, kicker) => {
    expect(pictureOf(record).inputs.kicker).toBe(kicker);
  },
);

test('the alternative text holds the words on the picture and what it shows', () => {
  expect(pictureOf(pageRecord('octomine', exampleMeta)).alt).toMatch(
    /^A few words – .+, with a sketch of a dashboard$/,
  );
});
