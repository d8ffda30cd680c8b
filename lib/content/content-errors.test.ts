import {
  articleText,
  otherFields,
  otherThan,
  setFields,
  testErrors,
  workOnCopy,
} from '../testing/content-copy';
import { compileContent } from './write-content';

const firstArticle = 'content/blog/one.md';
const secondArticle = 'content/blog/two.md';
const thirdArticle = 'content/blog/three.md';
const about = 'content/pages/about.yaml';
const redirects = 'content/redirects.yaml';

const append = (more: string) => (text: string) => `${text}${more}`;
const redirect = (from: string, to: string) =>
  append(`- from: ${from}\n  to: ${to}\n  reason: It moved.\n`);

const unmatched = ['/old*', '/:lang/x', '/über', '/old/', '/a?b=c', '/%41', 'old'];

workOnCopy();

testErrors(
  [
    'pictures',
    {
      'content/pictures/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      'content/pictures.yaml': append('gone: A picture.\n'),
      'content/pictures/uplift.svg': 'no picture',
      'content/pictures/arms.svg': (svg) =>
        svg.replace(/<\/svg>\s*$/, '\n<text y="9">Up 🚀</text></svg>'),
    },
    'content/pictures.yaml:# gone: there is no picture content/pictures/gone.svg. Bring the file, or take the line out.',
    'content/pictures.yaml new: lacks the words for content/pictures/new.svg. Add new: and what it shows',
    'content/pictures/arms.svg: the picture content/pictures/arms.svg cannot be shown: none of the site’s faces has “🚀”. Let the drawing program',
    'content/pictures/uplift.svg: the picture content/pictures/uplift.svg cannot be shown: ',
  ],
  [
    'links',
    {
      [about]: setFields({ 'hero.actions.0.to': '/contact?intent=tlak' }),
      'content/pages/octomine.yaml': setFields({ 'hero.actions.0.to': '#kpi' }),
      'content/navigation.yaml': setFields({ 'menus.1.overview.to': '/service' }),
      'content/pages/privacy.yaml': setFields({
        'sections.0.body': 'A.\n\nTo [us](/contcat), <b>now</b>.',
      }),
      [firstArticle]: articleText({ draft: 'true' }),
      [secondArticle]: articleText(
        otherFields,
        'To [one](/blog/one), [two](/blog/two#part) and [a topic](/blog/topics/generative-bi).\n\n## Part',
      ),
    },
    `${secondArticle}:15: /blog/one is a draft, or waits for its day. Publish it first, or take the link out.`,
    'content/navigation.yaml:# menus.1.overview.to: there is no page /service. Did you mean /services?',
    'content/pages/about.yaml:# hero.actions.0.to: intent=tlak is not known. Did you mean talk?',
    'content/pages/octomine.yaml:# hero.actions.0.to: this page has no place named “kpi”. Did you mean #kpis?',
    'content/pages/privacy.yaml:16: “<b>” is HTML',
    'content/pages/privacy.yaml:16: “</b>” is HTML',
    'content/pages/privacy.yaml:16: there is no page /contcat. Did you mean /contact?',
  ],
  [
    'links in menus that take the name of no page',
    {
      'content/navigation.yaml': setFields({
        'menus.0.items.0.to': '/blog/two',
        'menus.0.items.1.to': '/solutions#trial',
        'footer.legal.0': '/company/about-us',
      }),
    },
    'content/navigation.yaml:# menus.0.items.0.to: has no words: /blog/two is no page whose name it could take. Add label: with the words of the link.',
    'content/navigation.yaml:# menus.0.items.1.to: has no words: /solutions#trial is',
    'content/navigation.yaml:# footer.legal.0: has no words: /company/about-us is no page whose name it could take. Write one of /, /',
  ],
  [
    'one name of two things',
    {
      'content/ui/documents.yaml': append(
        '  - name: kpi-sheet\n    title: A\n    about: B\n    rows:\n      - name: C\n        finding: D\n    note: E\n',
      ),
    },
    'content/ui/documents.yaml:# sheets.#.name: is the same as in content/ui/documents.yaml: “kpi-sheet”.',
  ],
  [
    'titles with the company’s name, which all have',
    {
      'content/pages/services.yaml': setFields({ 'meta.title': 'Services of {company}' }),
      'content/blog/named.md': articleText({
        ...otherThan('Named'),
        title: "'Named title | {company}'",
      }),
    },
    'content/blog/named.md:2 title: names the company, which stands in every title. Take its name out.',
    'content/pages/services.yaml:# meta.title: names the company',
  ],
  [
    'topics in two spellings',
    {
      'content/blog/topic-a.md': articleText({
        ...otherThan('Topic a'),
        category: 'Topic of a test',
      }),
      'content/blog/topic-b.md': articleText({
        ...otherThan('Topic b'),
        category: 'Topic of a Test',
      }),
    },
    'content/blog/topic-b.md:# category: “Topic of a Test” is written “Topic of a test” in content/blog/topic-a.md, and is the same topic. Write both alike.',
  ],
  [
    'names in one file of what another holds',
    {
      'content/pages/home.yaml': setFields({ 'successStories.stories.0.study': 'gone' }),
      'content/site.yaml': setFields({ 'allies.0.logo': 'gone' }),
      'content/pages/services.yaml': setFields({ 'cards.0.document': 'promotion-revue' }),
      [about]: setFields({ 'meta.picture': 'abuot', placeholders: ['hero.titel'] }),
    },
    `${about}:# meta.picture: there is no picture “abuot”. Did you mean about?`,
    'content/pages/about.yaml:# placeholders: names “hero.titel”, which is no field',
    'content/pages/home.yaml:# successStories.stories.0.study: there is no case study “gone”. There are',
    'content/pages/services.yaml:# cards.0.document: there is no document “promotion-revue”. Did you mean promotion-review?',
    'content/site.yaml:# allies.0.logo: there is no logo “gone”. There are',
  ],
  [
    'questions that the sample cannot answer',
    {
      'content/ui/demo.yaml': setFields({ 'questions.plan': 'measure=weather' }),
      'content/pages/home.yaml': setFields({
        'successStories.stories.0.question': 'Is it raining?',
        'whyChoose.points.3.to': '/solutions/ask-octopus?measure=payback&as=share#demo',
      }),
    },
    'content/pages/home.yaml:# successStories.stories.0.question: is no question that the sample answers: “Is it raining?”',
    'content/pages/home.yaml:# whyChoose.points.3.to: is no question that the sample answers: “measure=payback&as=share”',
    'content/ui/demo.yaml:# questions.plan: is no question that the sample answers: “measure=weather”',
  ],
  [
    'redirects',
    {
      [redirects]: (text) =>
        [
          ['/about', '/services'],
          ['/itself', '/itself'],
          ['/old', '/older'],
          ['/older', '/about'],
          ['/older', '/about'],
          ['/lost', '/nowhere'],
          ['/out', 'https://example.org'],
          ['/spot', '/solutions/octomine#kpi'],
          ['/feed.xml', '/blog'],
          ['/topic', '/blog/topics/generative-bi'],
        ].reduce((all, [from = '', to = '']) => redirect(from, to)(all), text),
    },
    `${redirects}:# #.from: /about is a page, which the redirect would hide.`,
    `${redirects}:# #.from: /feed.xml is a file, which the redirect would hide.`,
    `${redirects}:# #.to: /itself is a redirect itself. Write the page`,
    `${redirects}:# #.to: /older is a redirect itself. Write the page that it should`,
    `${redirects}:# #.from: /older stands in the list twice.`,
    `${redirects}:# #.to: there is no page /nowhere.`,
    `${redirects}:# #.to: https://example.org is no page.`,
    `${redirects}:# #.to: /solutions/octomine has no place named “kpi”. Did you mean #kpis?`,
  ],
  [
    'an address that was published',
    { 'content/published.txt': append('/blog/gone\n/company/about-us\n') },
    `${redirects}: /blog/gone was published and is no page any more. Add “- from: /blog/gone”`,
  ],
  [
    'letters that the fonts lack',
    {
      [about]: setFields({ 'meta.pictureTitle': 'Łukasz' }),
      [thirdArticle]: articleText({ ...otherThan('Third'), headline: 'Profit → now' }),
    },
    `${thirdArticle}:5 headline: has letters that the site’s fonts lack: →. Write it without them`,
    'content/pages/about.yaml:# meta.pictureTitle: has letters that the site’s fonts lack: Ł',
  ],
);

describe('of files that are not sound:', () =>
  testErrors([
    'files that cannot be read, and what is wrong beside them',
    {
      'content/site.yaml': Buffer.from('name: Café\n', 'latin1'),
      'content/ui/reading.yaml': 'a: {\n',
      [redirects]: append('- from: /x\n- from: /about\n  to: /gone\n  reason: It moved.\n'),
      [about]: setFields({ label: 'A'.repeat(29), 'hero.actions.0.to': '/gone', 'hero.lede': '' }),
      [secondArticle]: articleText({ ...otherFields, featured: 'yes' }),
      'content/pages/terms.yaml': null,
      [firstArticle]: articleText({}, 'To [an article](/blog/two), [another](/blog/gone).'),
    },
    `${secondArticle}:# featured: must be true or false`,
    `${firstArticle}:15: there is no page /blog/gone`,
    'content/pages/terms.yaml: is missing. Take it from version control.',
    `${redirects}:# #.to: is missing. Add to: The page it leads to.`,
    `${redirects}:# #.reason: is missing.`,
    `${redirects}:# #.from: /about is a page, which the redirect would hide.`,
    `${redirects}:# #.to: there is no page /gone.`,
    'content/site.yaml:1: holds broken letters: “name: Caf\uFFFD”. Save the file as UTF-8 and type them again.',
    'content/ui/reading.yaml:#: ',
    `${about}:# hero.lede: is empty.`,
    `${about}:# hero.actions.0.to: there is no page /gone.`,
  ]));

// What breaks the rules of its own file is not asked what hangs on others.
describe('of a file by itself:', () =>
  testErrors(
    [
      'the list of addresses that were published',
      { 'content/published.txt': null },
      'content/published.txt: is missing or empty. Take it from version control',
    ],
    [
      'paths that not every host matches',
      {
        [redirects]: (text) =>
          unmatched.reduce((all, from) => redirect(`'${from}'`, '/about')(all), text),
      },
      ...unmatched.map((from) => `${redirects}:# #.from: “${from}” is not a path that every host`),
    ],
    [
      'names and texts that are not sound',
      {
        'content/pictures.yaml': append('A Shelf: A picture.\n'),
        'content/navigation.yaml': setFields({ 'menus.0.id': 'Our products' }),
        'content/pages/privacy.yaml': setFields({ 'sections.0.body': '' }),
      },
      'content/pictures.yaml:# A Shelf: is no name of a picture. Name file and words in lower-case',
      'content/navigation.yaml:# menus.0.id: must be of lower-case letters alone. Such as',
      'content/pages/privacy.yaml:# sections.0.body: is empty. Write the text.',
    ],
    [
      'facts of the company',
      {
        'content/site.yaml': setFields({
          name: 'Retailanalyticsinsights',
          email: 'info at example.com',
          origin: 'https://www.example.com/site',
        }),
      },
      'content/site.yaml:# name: has a word longer than 14 letters, which the header',
      'content/site.yaml:# email: is not an e-mail address. Write one such as info@example.com.',
      'content/site.yaml:# origin: is not the address of a site. Write https:// and the host alone',
    ],
  ));

test('wrong settings are told under a heading of their own', async () => {
  Object.assign(process.env, { SOURCE_DATE_EPOCH: 'yesterday', SITE_URL: 'www.example.com' });
  const problem: unknown = await compileContent().catch((error: unknown) => error);
  delete process.env.SOURCE_DATE_EPOCH;
  delete process.env.SITE_URL;
  expect(String(problem).split('\n')).toEqual([
    'UserError: Something is wrong with the settings:',
    expect.stringContaining('SITE_URL: “www.example.com” is not the address of a site.'),
    expect.stringContaining('SOURCE_DATE_EPOCH: “yesterday” is no moment. Write seconds since'),
  ]);
});
