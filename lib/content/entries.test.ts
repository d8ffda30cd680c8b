import { articleText, readWith, setting, workOnCopy, type Changes } from '../testing/content-copy';
import { inWords } from './error';

workOnCopy();

const one = 'content/blog/one.md';
const two = 'content/blog/two.md';
const study = 'content/case-studies/brand.md';
const about = 'content/pages/about.yaml';

test('the project’s content is in order, and shown whole', async () => {
  const { content, errors } = await readWith();
  expect(errors).toEqual([]);
  expect(content?.articles.map(({ entry }) => entry.written)).toContain(true);
  // Facts are filled in, spaces that do not break are.
  expect(JSON.stringify(content)).not.toMatch(/\{(company|india\.city|email)\}|&nbsp;/);
});

describe('an entry', () => {
  const entryOf = async (file: string, changes: Changes = {}) => {
    const { content, errors } = await readWith(changes);
    expect(errors.map(inWords)).toEqual([]);
    const all = [...(content?.articles ?? []), ...(content?.caseStudies ?? [])];
    return all.find(({ entry }) => entry.file === file);
  };
  /** The file of a case study: of an article’s fields those that it has, and its own. */
  const studyText = (body?: string) => {
    const ofArticles = { author: undefined, readTime: undefined, category: undefined };
    const own = { industry: 'Snacks', figure: '9%', result: 'more of it' };
    const account = { challenge: 'A.', approach: 'B.', outcome: 'C.' };
    return articleText({ ...ofArticles, ...own, ...account, number: '77' }, body);
  };

  test.each<[what: string, file: string, changes: Changes, entry: object]>([
    [
      'announced leads its card to its number, its teaser to its name',
      one,
      { [one]: articleText({ number: '77' }, '') },
      { written: false, path: '/company/blogs/77', teaserPath: '/company/blogs/one' },
    ],
    [
      'written has a page, to which its other addresses lead',
      one,
      { [one]: articleText({ number: '77' }) },
      {
        written: true,
        path: '/blog/one',
        aliases: ['/company/blogs/77', '/company/blogs/one'],
      },
    ],
    [
      'of a customer stands at its number',
      study,
      { [study]: studyText() },
      {
        written: true,
        path: '/company/case-studies/77',
        aliases: ['/company/case-studies/brand'],
      },
    ],
    [
      'of a customer is announced at its number, too',
      study,
      { [study]: studyText('') },
      { written: false, path: '/company/case-studies/77' },
    ],
    [
      'new has the address of its file, and no other',
      one,
      { [one]: articleText() },
      {
        written: true,
        path: '/blog/one',
        teaserPath: '/blog/one',
        aliases: [],
      },
    ],
    [
      'without a cover has the drawing that all share',
      one,
      { [one]: articleText() },
      {
        cover: expect.objectContaining({ file: 'content/pictures/arms.svg' }),
      },
    ],
    [
      'has the drawing on its cover that it names',
      one,
      { [one]: articleText({ cover: 'uplift' }) },
      {
        cover: expect.objectContaining({ file: 'content/pictures/uplift.svg' }),
      },
    ],
  ])('%s', async (_, file, changes, entry) => {
    expect((await entryOf(file, changes))?.entry).toMatchObject(entry);
  });

  test('has its text on the lines of its file, with its headings', async () => {
    const shown = await entryOf(one, { [one]: articleText({}, 'A **b**.\n\n## Part') });
    expect(shown?.text).toEqual({
      html: '<p>A <strong>b</strong>.</p>\n<h2 id="part">Part</h2>',
      headings: [{ id: 'part', title: 'Part' }],
    });
  });

  test('newest come first', async () => {
    const { content } = await readWith({ [one]: articleText({ date: '2026-01-01' }) });
    const dates = content?.articles.map(({ entry }) => entry.date ?? '') ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe('2026-01-01');
  });

  test.each([
    [{ draft: 'true' }, []],
    [{ draft: 'true', date: '2990-01-01' }, []],
    [{ date: '2990-01-01' }, [{ file: one, day: '2990-01-01' }]],
  ])('with %j waits, unless drafts are shown', async (changes, heldBack) => {
    const read = await readWith({ [one]: articleText(changes) });
    expect(read.content?.articles.find(({ entry }) => entry.file === one)).toBeUndefined();
    expect([read.errors, read.heldBack]).toEqual([[], heldBack]);
    process.env.DRAFTS = '1';
    expect(
      await entryOf(one, { [one]: articleText(changes) }).finally(() => delete process.env.DRAFTS),
    ).toBeDefined();
  });
});

test('what stands in for the real value is listed with its line', async () => {
  const { placeholders } = await readWith({
    [one]: articleText({ placeholders: '[date, author]' }),
    [about]: setting({ placeholders: ['hero.title'] }),
    [two]: articleText({ title: 'Another title', description: undefined, headline: 'Other' }, ''),
  });
  const lines = placeholders.map(({ file, line, field }) => `${file}:${line ?? ''} ${field ?? ''}`);
  expect(lines).toEqual(expect.arrayContaining([`${one}:8 date`, `${one}:7 author`, `${two}: `]));
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/about\.yaml:\d+ hero\.title$/),
  );
});
