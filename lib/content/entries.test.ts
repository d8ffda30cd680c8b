import {
  articleText,
  otherThan,
  readWith,
  setFields,
  studyText,
  workOnCopy,
  type Changes,
} from '@/lib/testing/content-copy';
import type { Content } from './read-content';

workOnCopy();

const about = 'content/pages/about.yaml';
const article = (name: string) => `content/blog/${name}.md`;
const study = (name: string) => `content/case-studies/${name}.md`;

const changes: Changes = {
  [article('announced')]: articleText({ ...otherThan('First'), number: '77' }, ''),
  [article('written')]: articleText({ ...otherThan('Second'), number: '78' }),
  [article('new')]: articleText(otherThan('Third'), 'A **b**.\n\n## Part'),
  [article('newest')]: articleText({
    ...otherThan('Fourth'),
    cover: 'uplift',
    featured: 'true',
    date: '2026-01-01',
    placeholders: '[date, author]',
  }),
  [article('draft')]: articleText({ ...otherThan('Fifth'), draft: 'true' }),
  [article('late-draft')]: articleText({
    ...otherThan('Sixth'),
    draft: 'true',
    date: '2990-01-01',
  }),
  [article('late')]: articleText({ ...otherThan('Seventh'), date: '2990-01-01' }),
  [study('written')]: studyText('77'),
  [study('announced')]: studyText('78', ''),
  [about]: setFields({ placeholders: ['hero.title'] }),
};
const waiting = ['draft', 'late-draft', 'late'];

let content: Content;
beforeAll(async () => void (content = await readWith(changes)));

/** An entry as it was read, with its text. */
const entryOf = (file: string, { articles, caseStudies } = content) =>
  [...articles, ...caseStudies].find(({ entry }) => entry.file === file);

test('the project’s content is in order, with entries more, and shown whole', () => {
  // Facts are filled in, spaces that do not break are.
  expect(JSON.stringify(content)).not.toMatch(/\{(company|india\.city|email)\}|&nbsp;/);
});

test.each<[what: string, file: string, entry: object]>([
  [
    'announced leads its card to its number, its teaser to its name',
    article('announced'),
    { hasBody: false, path: '/company/blogs/77', teaserPath: '/company/blogs/announced' },
  ],
  [
    'written has a page, to which its other addresses lead',
    article('written'),
    {
      hasBody: true,
      path: '/blog/written',
      otherPaths: ['/company/blogs/78', '/company/blogs/written'],
    },
  ],
  [
    'of a customer stands at its number',
    study('written'),
    {
      hasBody: true,
      path: '/company/case-studies/77',
      otherPaths: ['/company/case-studies/written'],
    },
  ],
  [
    'new has the address of its file and no other, and without a cover the drawing that all share',
    article('new'),
    {
      ...{ hasBody: true, path: '/blog/new', teaserPath: '/blog/new', otherPaths: [] },
      cover: expect.objectContaining({ file: 'content/pictures/arms.svg' }),
    },
  ],
  [
    'announced without a number is shown at the address of its card',
    'content/blog/of-the-month-6.md',
    {
      hasBody: false,
      path: '/blog/of-the-month-6',
      otherPaths: expect.arrayContaining(['/blog/of-the-month-6']),
    },
  ],
])('an entry %s', (_, file, entry) => {
  expect(entryOf(file)?.entry).toMatchObject(entry);
});

test('an entry has its text on the lines of its file, with its headings', () => {
  expect(entryOf(article('new'))?.text).toMatchObject({
    html: '<p>A <strong>b</strong>.</p>\n<h2 id="part">Part</h2>',
    headings: [{ id: 'part', title: 'Part' }],
  });
});

test('newest come first', () => {
  const dates = content.articles.map(({ entry }) => entry.date ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the newest of two articles that would lead the blog leads it', () => {
  const leading = content.articles.filter(({ entry }) => 'featured' in entry && entry.featured);
  expect(leading.map(({ entry }) => entry.file)).toEqual([article('newest')]);
});

test('drafts and articles of a day to come wait, unless drafts are shown', async () => {
  expect(waiting.map((name) => entryOf(article(name)))).toEqual(waiting.map(() => undefined));
  const waitingFiles = content.waitingArticles.filter(({ file }) =>
    waiting.map(article).includes(file),
  );
  expect(waitingFiles).toEqual([{ file: article('late'), day: '2990-01-01' }]);
  process.env.DRAFTS = '1';
  const contentWithDrafts = await readWith(changes).finally(() => delete process.env.DRAFTS);
  expect(waiting.map((name) => entryOf(article(name), contentWithDrafts)?.entry.slug)).toEqual(
    waiting,
  );
});

test('what stands in for the real value is listed with its line', () => {
  const lines = content.placeholders.map(
    ({ file, line, field }) => `${file}:${line ?? ''} ${field ?? ''}`,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      `${article('newest')}:8 date`,
      `${article('newest')}:7 author`,
      `${article('announced')}: `,
      expect.stringMatching(/^content\/pages\/about\.yaml:\d+ hero\.title$/),
    ]),
  );
});
