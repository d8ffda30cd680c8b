import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { inWords } from '@/lib/problem';
import { siteOrigin } from '@/lib/routes/urls';
import { exampleArticle } from '@/lib/testing/examples';
import { textMistakes } from './texts';

jest.mock('./places', () => ({ placesOf: async () => new Set(['demo', 'faq']) }));

const project = process.cwd();
let directory = '';

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'texts-'));
  process.chdir(directory);
  mkdirSync('content/blog', { recursive: true });
  mkdirSync('public/images', { recursive: true });
  const picture = { width: 60, height: 40, channels: 3 as const, background: 'teal' };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  for (const file of ['content/blog/shelf.png', 'public/images/map.png'])
    writeFileSync(file, bytes);
  writeFileSync('content/blog/broken.jpg', 'no picture');
  writeFileSync('content/blog/empty.jpg', '');
  const large = { width: 900, height: 900, channels: 3 as const, background: 'teal' };
  const photograph = await sharp({ create: large }).jpeg().toBuffer();
  writeFileSync('content/blog/half.jpg', photograph.subarray(0, photograph.length / 2));
  mkdirSync('content/blog/folder.jpg');
});
afterAll(() => {
  process.chdir(project);
  rmSync(directory, { recursive: true });
});

const mistakesIn = async (body: string) => {
  const content = {
    routes,
    redirects: [{ from: '/old', to: 'about', reason: 'It moved.' }] as const,
    modules: [],
    articles: [
      { ...exampleArticle('one'), body },
      { ...exampleArticle('two'), body: '## The second part' },
      exampleArticle('three', { draft: true }),
    ],
    cards: [],
    stories: [],
    mistakes: [],
    publicFiles: new Set(['/guide.pdf']),
    appPaths: new Set<string>(),
  };
  return (await textMistakes(content)).map(inWords);
};

test.each([
  'To [a page](/solutions), [a place](/solutions/octomine#faq), [an old address](/old).',
  'To [an article](/blog/two), [its part](/blog/two#the-second-part), [a file](/guide.pdf).',
  '## Here\n\nTo [here](#here), [the form](/contact?intent=demo), [home](/) and [feed](/feed.xml).',
  'To [us](mailto:info@example.com), [by phone](tel:+911234), <https://example.org/a?b#c>.',
  '![A shelf](shelf.png) ![A shelf](./shelf.png "Shelf") ![A map](/images/map.png)',
])('%s is in order', async (body) => {
  expect(await mistakesIn(body)).toEqual([]);
});

test.each([
  ['[x](/solution)', 'there is no page /solution; there is /solutions'],
  ['[x](/blog/three)', '/blog/three is a draft; publish it first, or take the link out'],
  ['[x](#there)', 'this text has no place named “there”'],
  ['[x](/blog/two#there)', '/blog/two has no place named “there”; it has the-second-part'],
  ['[x](/solutions#there)', '/solutions has no place named “there”; it has demo, faq'],
  ['[x](/about/)', 'the address /about/ is not written as on this site; write /about'],
  ['[x](/about.html)', 'the address /about.html is not written as on this site; write /about'],
  ['[x](two.mdx)', '“two.mdx” is not a whole address; write /blog/two'],
  [
    '[x](www.example.org)',
    '“www.example.org” is not a whole address; write https://www.example.org',
  ],
  ['[x](info@example.org)', '“info@example.org” is not a whole address; write mailto:info@'],
  ['[x](//example.org)', '“//example.org” has no https:; write https://example.org'],
  ['[x](javascript:alert)', 'a link cannot lead to javascript:alert; write https://…'],
  ['[x](https://)', '“https://” is not an address'],
  ['[x](/about%zz)', '“/about%zz” is not an address; write %25 for a per cent sign'],
  ['[x]()', 'a link has no address'],
  [`[x](${siteOrigin()}/about)`, `${siteOrigin()}/about is on this site; write /about`],
  ['![x](gone.png)', 'there is no picture content/blog/gone.png'],
  ['![x](Shelf.png)', 'there is no picture content/blog/Shelf.png; there is one named shelf.png'],
  ['![x](/images/gone.png)', 'there is no picture public/images/gone.png'],
  [
    '![x](https://example.org/a.png)',
    'the picture https://example.org/a.png is on another site; save',
  ],
  ['![x](../../package.png)', '“../../package.png” is not a picture of this site'],
  ['![x](shelf.tiff)', '“shelf.tiff” is of a kind that is not supported; save it as one of avif'],
  ['![x](broken.jpg)', 'the picture content/blog/broken.jpg cannot be read: '],
  ['![x](half.jpg)', 'the picture content/blog/half.jpg cannot be read: '],
  ['![x](empty.jpg)', 'the picture content/blog/empty.jpg cannot be read: '],
  ['![x](folder.jpg)', 'content/blog/folder.jpg is a folder, not a picture'],
])('%s is told with its line', async (body, message) => {
  expect(await mistakesIn(`Text.\n\n${body}`)).toEqual([
    expect.stringContaining(`content/blog/one.mdx: line 3: ${message}`),
  ]);
});
