import {
  articleFields,
  articleText,
  readWith,
  workOnCopy,
  type Changes,
} from '../testing/content-copy';
import { inWords } from './error';

let leave: () => void;
beforeAll(() => {
  leave = workOnCopy();
});
afterAll(() => leave());

const one = 'content/blog/one.md';
const announced = 'content/blog/fill-rate-where-to-look-first.md';
const study = 'content/case-studies/beverage-roi.md';
const about = 'content/pages/about.yaml';

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

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
  const written = `title: A title of its own\ndescription: ${articleFields.description}\npictureTitle: A title\n`;
  const write =
    (date = '') =>
    (text: string) =>
      `${text.replace('---\n', `---\n${written}${date}`)}\nThe text.\n`;

  test.each<[what: string, file: string, changes: Changes, entry: object]>([
    [
      'announced leads its card to its number, its teaser to its name',
      announced,
      {},
      {
        written: false,
        path: '/company/blogs/4',
        teaserPath: '/company/blogs/fill-rate-where-to-look-first',
      },
    ],
    [
      'written has a page, to which its other addresses lead',
      announced,
      { [announced]: write() },
      {
        written: true,
        path: '/blog/fill-rate-where-to-look-first',
        aliases: ['/company/blogs/4', '/company/blogs/fill-rate-where-to-look-first'],
      },
    ],
    [
      'of a customer stands at its number',
      study,
      { [study]: write('date: 2025-03-04\n') },
      {
        written: true,
        path: '/company/case-studies/1',
        aliases: ['/company/case-studies/beverage-roi'],
      },
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
    const { content } = await readWith({ [one]: articleText({ date: '2025-12-01' }) });
    const dates = content?.articles.map(({ entry }) => entry.date ?? '') ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe('2025-12-01');
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
    [about]: replaced('- timeline.entries.3.title', '- hero.title'),
    [announced]: replaced('placeholders: [date]\n', ''),
  });
  const lines = placeholders.map(({ file, line, field }) => `${file}:${line ?? ''} ${field ?? ''}`);
  expect(lines).toEqual(
    expect.arrayContaining([`${one}:8 date`, `${one}:7 author`, `${announced}: `]),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/about\.yaml:\d+ hero\.title$/),
  );
});
