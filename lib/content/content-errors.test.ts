import {
  articleText,
  errorsWith,
  otherFields,
  otherThan,
  setFields,
  startingWith,
  workOnCopy,
  type Changes,
} from '@/lib/testing/content-copy';
import { compileContent } from './write-content';

const one = 'content/blog/one.md';
const two = 'content/blog/two.md';
const about = 'content/pages/about.yaml';
const contactForm = 'content/ui/contact-form.yaml';
const home = 'content/pages/home.yaml';
const navigation = 'content/navigation.yaml';
const aiConsulting = 'content/pages/ai-consulting.yaml';
const documents = 'content/ui/documents.yaml';
const redirects = 'content/redirects.yaml';

const append = (more: string) => (text: string) => `${text}${more}`;
const redirect = (from: string, to: string) =>
  `- from: '${from}'\n  to: ${to}\n  reason: It moved.\n`;
const unmatched = ['/old*', '/:lang/x', '/über', '/old/', '/a?b=c', '/%41', 'old'];
const wrongNames = ['-a', '42', 'a story', 'a--story', 'A-Story', 'index', 'topics', 'ünder'];

workOnCopy();

type Row = readonly [what: string, changes: Changes, ...errors: string[]];

const ofFilesByThemselves: readonly Row[] = [
  [
    'files that are broken, missing, or read by nothing',
    {
      'content/site.yaml': Buffer.from('name: Café\n', 'latin1'),
      'content/pages/terms.yaml': null,
      'content/pages/test.yaml': 'label: Jobs\n',
      'content/blog/two.mdx': articleText(),
      'content/blog/folder/index.md': articleText(),
      // Pictures, and what desktops leave behind, are no texts.
      ...{ 'content/blog/photos/a.jpg': '', 'content/blog/.DS_Store': '' },
      ...{ 'content/blog/Thumbs.db': '', 'content/blog/README.md': 'x' },
    },
    'content/blog/folder/index.md: stands in a folder of its own. Put it beside the other texts.',
    'content/blog/two.mdx: is neither a text, named .md, nor a picture.',
    'content/pages/terms.yaml: is missing. Take it from version control.',
    'content/pages/test.yaml: is read by nothing. Name it as its page',
    'content/site.yaml:1: holds broken letters: “name: Caf\uFFFD”. Save the file as UTF-8',
  ],
  [
    'fields of the contact form that programs could not tell apart, or visitors not know as required',
    { [contactForm]: setFields({ 'fields.2.name': 'name', 'fields.2.label': 'Phone Number *' }) },
    `${contactForm}:# fields: has a name, a label or a mailLabel twice.`,
    `${contactForm}:# fields: has a label and its requiredMessage that disagree.`,
    `${contactForm}:# fields: must have the specified labels.`,
  ],
  [
    'a field of the contact form that is named as what the form has by itself',
    { [contactForm]: setFields({ 'fields.2.name': 'intent', 'fields.3.name': 'elements' }) },
    `${contactForm}:# fields: must have the specified labels.`,
    `${contactForm}:# fields.2.name: is “intent”, which the form has by itself. Name it otherwise`,
    `${contactForm}:# fields.3.name: is “elements”, which the form has by itself. Name it otherwise`,
  ],
  [
    'a sample document that shows nothing',
    { [documents]: append('  - name: empty\n    title: A\n    about: B\n') },
    `${documents}:# documents.#: has nothing to show.`,
  ],
  [
    'a click that is counted at no place',
    { [about]: setFields({ 'hero.actions.0.event': 'Book' }) },
    `${about}:# hero.actions.0: has only one of event and location. Write both, or none.`,
  ],
  [
    'names of texts that make no address',
    Object.fromEntries(wrongNames.map((name) => [`content/blog/${name}.md`, articleText()])),
    ...wrongNames.map((name) => `content/blog/${name}.md: the name ${name}.md becomes`),
  ],
  [
    'fields of an article, and what must hold between them',
    {
      [one]: articleText({
        description: 'Short.',
        language: 'hindi',
        date: undefined,
        title: '20250304',
      }),
      [two]: articleText({ pictureTitle: undefined, cover: 'photo.jpg' }),
      'content/blog/three.md': articleText({
        updated: '2025-03-03',
      }),
    },
    `${one}:2 title: is no text. Put it between quotation marks: a number`,
    `${one}:2 date: is missing. Add date: Day of publication.`,
    `${one}:3 description: is 6 characters, at least 50. Say more.`,
    `${one}:12 language: is no language. Write it as HTML names it`,
    'content/blog/three.md:13 updated: is before date, 2025-03-04. Write the later day',
    `${two}:2 pictureTitle: is missing. An entry with a text needs it.`,
    `${two}:2 coverAlt: is missing. Say what the picture on the cover shows.`,
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
  [
    'names, menus, and paths that not every host matches',
    {
      'content/pictures.yaml': append('A Shelf: A picture.\n'),
      [navigation]: setFields({
        'menus.0.items.0.to': '/blog/two',
        'menus.1.id': 'Our products',
        'legal.0': '/company/about-us',
      }),
      [redirects]: append(unmatched.map((from) => redirect(from, '/about')).join('')),
    },
    `${navigation}:# menus.0.items.0.to: has no words: it is no page whose name it could take. Add`,
    `${navigation}:# menus.1.id: must be of lower-case letters alone. Such as`,
    `${navigation}:# legal.0: “/company/about-us” is none of the choices. Write one of /,`,
    'content/pictures.yaml:# A Shelf: is no name of a picture. Name file and words in lower-case',
    ...unmatched.map((from) => `${redirects}:# #.from: “${from}” is not a path that every host`),
  ],
];

const betweenFiles: readonly Row[] = [
  [
    'links in fields and in texts',
    {
      [about]: setFields({ 'hero.actions.0.to': '/contact?intent=tlak' }),
      'content/pages/octomine.yaml': setFields({ 'hero.actions.0.to': '#kpi' }),
      [navigation]: setFields({ 'menus.1.overview.to': '/service' }),
      'content/pages/privacy.yaml': setFields({
        'sections.0.body': 'A.\n\nTo [us](/contcat), <b>now</b>.',
      }),
      [one]: articleText({ draft: 'true' }),
      [two]: articleText(
        otherFields,
        'To [one](/blog/one), [two](/blog/two#part) and [a topic](/blog/topics/generative-bi).\n\n## Part',
      ),
    },
    `${two}:15: /blog/one is a draft, or waits for its day. Publish it first, or take the link out.`,
    `${navigation}:# menus.1.overview.to: there is no page /service. Did you mean /services?`,
    `${about}:# hero.actions.0.to: intent=tlak is not known. Did you mean talk?`,
    'content/pages/octomine.yaml:# hero.actions.0.to: this page has no place named “kpi”. Did you',
    'content/pages/privacy.yaml:16: “<b>” is HTML',
    'content/pages/privacy.yaml:16: “</b>” is HTML',
    'content/pages/privacy.yaml:16: there is no page /contcat. Did you mean /contact?',
  ],
  [
    'pictures',
    {
      'content/pictures/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      'content/pictures.yaml': append('gone: A picture.\n'),
      'content/pictures/uplift.svg': 'no picture',
      'content/pictures/arms.svg': (svg) =>
        svg.replace(/<\/svg>\s*$/, '\n<text y="9">Up 🚀</text></svg>'),
      [one]: articleText({ cover: 'photo.jpg', coverAlt: 'A shelf.' }),
    },
    `${one}:# cover: there is no picture content/blog/photo.jpg. Put it beside the text.`,
    'content/pictures.yaml new: lacks the words for content/pictures/new.svg. Add new: and what',
    'content/pictures.yaml:# gone: there is no picture content/pictures/gone.svg. Bring the file',
    'content/pictures/arms.svg: the picture content/pictures/arms.svg cannot be shown: none of the site’s faces has “🚀”. Let the drawing program',
    'content/pictures/uplift.svg: the picture content/pictures/uplift.svg cannot be shown: ',
  ],
  [
    'names of what another file holds, and questions that the sample cannot answer',
    {
      [home]: setFields({
        'successStories.stories.0.study': 'gone',
        'whyChoose.points.3.to': '/solutions/ask-octopus?measure=payback&as=share#demo',
      }),
      'content/site.yaml': setFields({ 'allies.0.logo': 'gone' }),
      [aiConsulting]: setFields({ 'capabilities.document': 'release-tset' }),
      [about]: setFields({ 'meta.picture': 'abuot', placeholders: ['hero.titel'] }),
    },
    `${about}:# meta.picture: there is no picture “abuot”. Did you mean about?`,
    `${about}:# placeholders.0: names “hero.titel”, which is no field`,
    `${aiConsulting}:# capabilities.document: there is no document “release-tset”. Did you mean release`,
    `${home}:# successStories.stories.0.study: there is no case study “gone”. There are`,
    `${home}:# whyChoose.points.3.to: is no question that the sample answers: “measure=payback`,
    'content/site.yaml:# allies.0.logo: there is no logo “gone”. There are',
  ],
  [
    'what must be unlike, or alike',
    {
      [about]: setFields({ 'meta.title': 'A title of another page' }),
      [documents]: append(
        '  - name: kpi-sheet\n    title: A\n    about: B\n    lines: [{ by: C, text: D }]\n',
      ),
      [one]: articleText({ number: '77', category: 'Topic of a test' }),
      'content/blog/three.md': articleText({ ...otherThan('Third'), number: '77' }),
      [two]: articleText({ title: 'A title of another page', category: 'Topic of a Test' }),
    },
    `content/blog/three.md:13 number: is the same as in ${one}: “77”. Write one of its own.`,
    `${two}:2 title: is the same as in ${about}: “A title of another page”. Write`,
    `${two}:3 description: is the same as in ${one}: “A description`,
    `${two}:5 headline: is the same as in ${one}: “The headline`,
    `${two}:10 category: “Topic of a Test” is written “Topic of a test” in ${one}, and is the same`,
    `${documents}:# documents.#.name: is the same as in ${documents}: “kpi-sheet”.`,
  ],
  [
    'redirects, and an address that was published',
    {
      [redirects]: append(
        [
          ['/about', '/services'],
          ['/old', '/older'],
          ['/older', '/about'],
          ['/older', '/about'],
          ['/lost', '/nowhere'],
          ['/out', 'https://example.org'],
          ['/spot', '/solutions/octomine#kpi'],
          ['/feed.xml', '/blog'],
          ['/topic', '/blog/topics/generative-bi'],
        ]
          .map(([from = '', to = '']) => redirect(from, to))
          .join(''),
      ),
      [one]: articleText(),
      'content/published.txt': append('/blog/gone\n/company/about-us\n'),
    },
    `${redirects}: /blog/gone was published and is no page any more. Add “- from: /blog/gone”`,
    `${redirects}:# #.from: /about is a page, which the redirect would hide.`,
    `${redirects}:# #.to: /older is no page. Write the page that it should`,
    `${redirects}:# #.from: /older stands in the list twice.`,
    `${redirects}:# #.to: there is no page /nowhere.`,
    `${redirects}:# #.to: https://example.org is no page.`,
    `${redirects}:# #.to: /solutions/octomine has no place named “kpi”. Did you mean #kpis?`,
    `${redirects}:# #.from: /feed.xml is a file, which the redirect would hide.`,
  ],
  [
    'the list of published addresses',
    { 'content/published.txt': null },
    'content/published.txt: is missing or empty. Take it from version control',
  ],
  [
    'letters that the fonts lack',
    {
      [about]: setFields({ 'meta.pictureTitle': 'Łukasz' }),
      [one]: articleText({ headline: 'Profit → now' }),
      [two]: articleText({ ...otherThan('Hindi'), pictureTitle: 'लाभ', language: 'hi' }),
    },
    `${one}:5 headline: has letters that the site’s fonts lack: →. Write it without them`,
    `${two}:4 pictureTitle: has letters that the site’s fonts lack: ल ा भ. Write`,
    `${about}:# meta.pictureTitle: has letters that the site’s fonts lack: Ł`,
  ],
];

for (const [what, changes, ...errors] of [...ofFilesByThemselves, ...betweenFiles]) {
  test(`told with their place: ${what}`, async () => {
    expect(await errorsWith(changes)).toEqual(errors.map(startingWith));
  });
}

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
