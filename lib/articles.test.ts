import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArticleError, isCalendarDay, parseArticle, readArticle, readArticles } from './articles';

const fields = {
  title: 'What generative BI changes',
  description:
    'How a planning team answers its own questions, and what has to be true of the data.',
  pictureTitle: 'Generative BI, in practice',
  headline: 'What generative BI changes for a planning team',
  excerpt: 'A short account.',
  author: 'Analytics practice',
  date: '2025-03-04',
  readTime: '8',
  category: 'Generative BI',
  icon: 'chart',
  color: 'teal',
};

const file = (changes: Readonly<Record<string, string | undefined>> = {}, body = 'Some text.') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
};

const faultsOf = (source: string, name = 'content/blog/a-story.mdx') => {
  const parsed = parseArticle(name, source);
  return 'faults' in parsed ? parsed.faults : [];
};

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'articles-'));
});
afterEach(() => rmSync(directory, { recursive: true }));
const write = (name: string, source: string) => writeFileSync(join(directory, name), source);

test('an article has its address from its file name, and its fields typed', () => {
  const parsed = parseArticle('content/blog/a-story.mdx', file({ updated: '2025-04-01' }));
  expect(parsed).toMatchObject({
    article: {
      slug: 'a-story',
      path: '/blog/a-story',
      file: 'content/blog/a-story.mdx',
      frontMatter: { ...fields, readTime: 8, updated: '2025-04-01' },
    },
  });
});

test('the text keeps the line numbers of its file', () => {
  const source = file({}, 'First line.');
  const parsed = parseArticle('content/blog/a-story.mdx', source);
  const body = 'article' in parsed ? parsed.article.body : '';
  const lineOf = (text: string) => text.split('\n').indexOf('First line.');
  expect(lineOf(body)).toBe(lineOf(source));
  expect(body).not.toContain('---');
});

test('a file with Windows line ends is read', () => {
  expect(faultsOf(file().replaceAll('\n', '\r\n'))).toEqual([]);
});

test.each([
  [{ date: '2025-02-30' }, 'date: must be a day of the calendar, written YYYY-MM-DD'],
  [{ date: '4 March 2025' }, 'date: must be a day of the calendar, written YYYY-MM-DD'],
  [{ date: '20250304' }, 'date: must be a day, written YYYY-MM-DD'],
  [{ date: undefined }, 'date: is missing: must be a day, written YYYY-MM-DD'],
  [{ updated: '2025-03-03' }, 'updated: must not be before date (2025-03-04)'],
  [{ title: 'Too short' }, 'title: must be a text of 10 to 65 characters, and has 9'],
  [{ title: undefined }, 'title: is missing: must be a text of 10 to 65 characters'],
  [{ description: 'Short.' }, 'description: must be a text of 50 to 165 characters, and has 6'],
  [{ pictureTitle: 'x'.repeat(49) }, 'pictureTitle: must be a text of 1 to 48 characters'],
  [{ readTime: 'eight' }, 'readTime: must be a whole number from 1 to 120'],
  [{ readTime: '0' }, 'readTime: must be a whole number from 1 to 120'],
  [{ icon: 'brian' }, 'icon: must be one of alert, api'],
  [{ color: 'purple' }, 'color: must be one of coral, teal, gold, ink'],
  [{ featured: '"yes"' }, 'featured: must be true or false'],
  [{ autor: 'Somebody' }, 'autor: is not a field; the fields are title, description'],
  [{ placeholders: '[dat]' }, 'placeholders: names “dat”, which is not a field'],
])('%j is reported as “%s”', (changes, fault) => {
  expect(faultsOf(file(changes))).toEqual([
    expect.stringContaining(`content/blog/a-story.mdx: ${fault}`),
  ]);
});

test('all faults of a file are reported at once', () => {
  expect(faultsOf(file({ date: '2025-02-30', title: undefined, colour: 'red' }))).toHaveLength(3);
});

test.each([
  ['no front matter', 'Just text.', 'front matter: the file must start with a line ---'],
  ['front matter that does not end', '---\ntitle: A', 'front matter: the file must start'],
  ['front matter without fields', '---\n---\ntext', 'title: is missing'],
  ['a field given twice', file({ 'title ': 'Again' }), 'front matter, line 13: Map keys must be'],
  ['no text', file({}, ''), 'text: there is none below the front matter'],
])('%s is reported', (_, source, fault) => {
  expect(faultsOf(source).join('\n')).toContain(fault);
});

test.each(['A-Story.mdx', 'a story.mdx', 'a--story.mdx', '-a.mdx', 'ünder.mdx', '42.mdx', 'a.md'])(
  'the file name %s is refused',
  (name) => {
    expect(faultsOf(file(), `content/blog/${name}`)).toEqual([
      expect.stringContaining(`content/blog/${name}: file name: `),
    ]);
  },
);

test('articles come newest first', () => {
  write(
    'old.mdx',
    file({ title: 'The old article', description: 'a'.repeat(60), headline: 'Old' }),
  );
  write('new.mdx', file({ date: '2025-05-01' }));
  expect(readArticles(directory).map(({ slug }) => slug)).toEqual(['new', 'old']);
});

test('faults of several files, and between files, are reported together', () => {
  write('one.mdx', file({ featured: 'true', replaces: '2' }));
  write('two.mdx', file({ featured: 'true', replaces: '2', title: 'Another title' }));
  write('three.mdx', file({ date: 'soon' }));
  const read = () => readArticles(directory);
  expect(read).toThrow(ArticleError);
  for (const fault of [
    /three\.mdx: date: /,
    /two\.mdx: description: “.*” is also in .*one\.mdx/,
    /two\.mdx: headline: /,
    /two\.mdx: replaces: “2” is also in .*one\.mdx/,
    /two\.mdx: featured: only one article leads the list, and .*one\.mdx does/,
  ]) {
    expect(read).toThrow(fault);
  }
});

test('a changed file is read again', () => {
  write('a-story.mdx', file());
  expect(readArticle('a-story', directory).frontMatter.author).toBe('Analytics practice');
  write('a-story.mdx', file({ author: 'Data engineering practice' }));
  expect(readArticle('a-story', directory).frontMatter.author).toBe('Data engineering practice');
});

test('an article that does not exist is named', () => {
  expect(() => readArticle('../../package', directory)).toThrow(
    'There is no article “../../package”',
  );
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-1-1', false],
  ['0000-01-01', true],
])('%s is a day of the calendar: %s', (value, expected) => {
  expect(isCalendarDay(value)).toBe(expected);
});
