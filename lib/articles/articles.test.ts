import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWords, Problem } from '../problem';
import { parseArticle, readAllArticles, readArticle, readArticles } from './articles';

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

const faultsOf = (source: string, name = 'content/blog/a-story.mdx') =>
  parseArticle(name, source).mistakes.map(inWords);

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'articles-'));
});
afterEach(() => rmSync(directory, { recursive: true }));
const write = (name: string, source: string) => writeFileSync(join(directory, name), source);

test('an article has its address from its file name, and its fields typed', () => {
  const parsed = parseArticle('content/blog/a-story.mdx', file({ updated: '2025-04-01' }));
  expect(parsed.items).toMatchObject([
    {
      slug: 'a-story',
      path: '/blog/a-story',
      file: 'content/blog/a-story.mdx',
      frontMatter: { ...fields, readTime: 8, updated: '2025-04-01' },
    },
  ]);
});

test('the text keeps the line numbers of its file', () => {
  const source = file({}, 'First line.');
  const [{ body = '' } = {}] = parseArticle('content/blog/a-story.mdx', source).items;
  const lineOf = (text: string) => text.split('\n').indexOf('First line.');
  expect(lineOf(body)).toBe(lineOf(source));
  expect(body).not.toContain('---');
});

test('a draft may bear the day on which it is to appear', () => {
  expect(faultsOf(file({ date: '2990-01-01', draft: 'true' }))).toEqual([]);
});

test.each(['\r\n', '\r'])('a file with the line ends %j is read', (end) => {
  expect(faultsOf(file().replaceAll('\n', end))).toEqual([]);
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
  [
    { pictureTitle: 'A word '.repeat(7) + 'x' },
    'pictureTitle: must be a text of 1 to 48 characters',
  ],
  [{ readTime: 'eight' }, 'readTime: must be a whole number from 1 to 120'],
  [{ readTime: '0' }, 'readTime: must be a whole number from 1 to 120'],
  [{ icon: 'brian' }, 'icon: must be one of alert, api'],
  [{ color: 'purple' }, 'color: must be one of coral, teal, gold, ink'],
  [{ featured: '"yes"' }, 'featured: must be true or false'],
  [{ language: 'hindi language' }, 'language: must be a language as HTML names it'],
  [{ draft: '"yes"' }, 'draft: must be true or false'],
  [{ autor: 'Somebody' }, 'autor: is not a field; the fields are title, description'],
  [{ date: '2990-01-01' }, 'date: 2990-01-01 is yet to come: write draft: true'],
  [{ updated: '2990-01-01' }, 'updated: 2990-01-01 is yet to come'],
  [{ headline: 'हर हफ्ते के तीन सवाल' }, 'language: is missing: the headline is not in English: name'],
  [{ headline: 'x'.repeat(31) }, 'headline: has a word of 31 letters; at most 30 fit a phone'],
  [{ language: 'english' }, 'language: must be a language as HTML names it'],
  [{ cover: 'uplfit' }, 'cover: must be a drawing (answer, uplift, channels, cases, arms) or a'],
  [{ cover: 'photo.jpg' }, 'coverAlt: is missing: say what the picture on the cover shows'],
  [{ cover: 'uplift', coverAlt: 'Dots' }, 'coverAlt: belongs to a picture'],
  [{ coverAlt: 'Dots' }, 'coverAlt: belongs to a picture'],
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
  [
    'a field given twice',
    file({ 'title ': 'Again' }),
    'line 13: the front matter cannot be read: Map keys must be',
  ],
  [
    'a field that stands for another',
    '---\ntitle: &a x\nheadline: *a\n---\n',
    'front matter: a field refers',
  ],
  ['a list in place of fields', '---\n- a\n---\n\ntext', 'front matter: must be fields, each on'],
  [
    'an unquoted number',
    file({ title: '20250304' }),
    'title: must be a text of 10 to 65 characters, between quotation marks',
  ],
  ['no text', file({}, ''), 'text: there is none below the front matter'],
])('%s is reported', (_, source, fault) => {
  expect(faultsOf(source).join('\n')).toContain(fault);
});

test.each([
  'A-Story.mdx',
  'a story.mdx',
  'a--story.mdx',
  '-a.mdx',
  'ünder.mdx',
  '42.mdx',
  'index.mdx',
])('the file name %s is refused', (name) => {
  expect(faultsOf(file(), `content/blog/${name}`)).toEqual([
    expect.stringContaining(`content/blog/${name}: file name: `),
  ]);
});

test('a link that leads nowhere, and a file in place of the folder, are told', () => {
  // Windows lets everybody make a junction.
  symlinkSync(join(directory, 'nowhere'), join(directory, 'gone.mdx'), 'junction');
  write('file', '');
  expect(readAllArticles(directory).mistakes.map(inWords)).toEqual(
    expect.arrayContaining([expect.stringContaining('gone.mdx: is a link that leads to no file')]),
  );
  expect(readAllArticles(join(directory, 'file')).mistakes.map(inWords)).toEqual([
    expect.stringContaining('file: is a file: the texts are read from a folder'),
  ]);
});

test('articles come newest first', () => {
  write(
    'old.mdx',
    file({ title: 'The old article', description: 'abcde '.repeat(10) + 'f', headline: 'Old' }),
  );
  write('new.mdx', file({ date: '2025-05-01' }));
  expect(readArticles(directory).map(({ slug }) => slug)).toEqual(['new', 'old']);
});

test('faults of several files, and between files, are reported together', () => {
  write('one.mdx', file({ featured: 'true', replaces: '2' }));
  write('two.mdx', file({ featured: 'true', replaces: '2', title: 'Another title' }));
  write('three.mdx', file({ date: 'soon' }));
  const read = () => readArticles(directory);
  expect(read).toThrow(Problem);
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

test('what does not belong into the folder is named, pictures and desktop files are not', () => {
  write('one.mdx', file());
  for (const name of ['photo.jpg', '.DS_Store', 'Thumbs.db', 'README.md']) write(name, '');
  write('two.md', file());
  mkdirSync(join(directory, 'three.mdx'));
  mkdirSync(join(directory, 'photos'));
  mkdirSync(join(directory, 'four'));
  write('four/index.mdx', file());
  const { mistakes } = readAllArticles(directory);
  expect(
    mistakes
      .map(inWords)
      .map((line) => line.slice(directory.length + 1))
      .sort(),
  ).toEqual([
    expect.stringMatching(/^four: is a folder/),
    expect.stringMatching(/^three\.mdx: is a folder/),
    expect.stringMatching(/^two\.md: file name: is neither a text/),
  ]);
});

test('a draft is shown only where drafts are asked for', () => {
  write('one.mdx', file({ draft: 'true' }));
  expect(readArticles(directory)).toEqual([]);
  process.env.DRAFTS = '1';
  expect(readArticles(directory)).toHaveLength(1);
  delete process.env.DRAFTS;
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
