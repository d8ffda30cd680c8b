import { readdirSync, readFileSync } from 'node:fs';
import {
  articleFields,
  articleText,
  otherThan,
  setFields,
  testErrors,
  workOnCopy,
} from '../testing/content-copy';

const firstArticle = 'content/blog/one.md';
const secondArticle = 'content/blog/two.md';
const thirdArticle = 'content/blog/three.md';
const wrongFields = 'content/blog/wrong-fields.md';
const noHead = 'content/blog/no-head.md';
const openHead = 'content/blog/open-head.md';
const listHead = 'content/blog/list-head.md';
/** The article that leads the project’s blog. */
const leading = readdirSync('content/blog')
  .map((name) => `content/blog/${name}`)
  .find((file) => readFileSync(file, 'utf8').includes('featured: true'));
const about = 'content/pages/about.yaml';

workOnCopy();

testErrors(
  [
    'fields of an article',
    {
      [wrongFields]: articleText({
        ...otherThan('Wrong'),
        description: 'Short.',
        language: 'hindi',
        date: undefined,
        cover: 'photo.jpg',
        placeholders: '[dat]',
      }),
    },
    // What hangs together is told at once with what is wrong by itself.
    `${wrongFields}:2 coverAlt: is missing. Say what the picture on the cover shows.`,
    `${wrongFields}:# cover: there is no picture content/blog/photo.jpg. Put it beside the text.`,
    `${wrongFields}:# placeholders: names “dat”, which is no field. Take it out.`,
    `${wrongFields}:2 date: is missing. Add date: Day of publication.`,
    `${wrongFields}:3 description: is 6 characters, at least 50. Say more.`,
    `${wrongFields}:12 language: is no language. Write it as HTML names it`,
  ],
  [
    'what must hold between an article’s fields',
    {
      [firstArticle]: articleText({
        ...otherThan('First'),
        updated: '2025-03-03',
        coverAlt: 'Dots',
        headline: 'हर हफ्ते के तीन सवाल',
      }),
      [secondArticle]: articleText({
        ...otherThan('Second'),
        title: undefined,
        updated: '2990-01-01',
        pictureTitle: 'लाभ',
        language: 'hi',
      }),
    },
    `${firstArticle}:2 language: is missing: the headline is not in English. Add language: hi`,
    `${firstArticle}:13 updated: is before date, 2025-03-04. Write the later day`,
    `${firstArticle}:14 coverAlt: belongs to a picture, and the cover is a drawing. Take it out.`,
    `${secondArticle}:2 title: is missing. An entry with a text needs it.`,
    `${secondArticle}:# pictureTitle: has letters that the site’s fonts lack: ल ा भ. Write it without them`,
    `${secondArticle}:# updated: 2990-01-01 is yet to come.`,
  ],
  [
    'heads that are none',
    {
      [noHead]: 'Just text.',
      [openHead]: '---\ntitle: A',
      [listHead]: '---\n- a\n---\ntext',
      'content/blog/four.md': articleText({ ...otherThan('Fourth'), title: '20250304' }),
    },
    'content/blog/four.md:2 title: is no text. Put it between quotation marks: a number',
    `${noHead}:1: has no front matter. Start with a line ---`,
    `${listHead}:2: is no group of fields. Write each field`,
    `${openHead}:1: has no front matter.`,
  ],
  [
    'names of files',
    Object.fromEntries(
      ['A-Story', 'a story', 'a--story', '-a', 'ünder', '42', 'index', 'page-2'].map(
        (name, index) => [`content/blog/${name}.md`, articleText(otherThan(`Number ${index}`))],
      ),
    ),
    ...['-a', '42', 'a story', 'a--story', 'A-Story', 'index', 'page-2', 'ünder'].map(
      (name) => `content/blog/${name}.md: the name ${name}.md `,
    ),
  ],
  [
    'what does not belong there, which pictures and desktop files do',
    {
      'content/blog/not-shown.jpg': '',
      'content/blog/.DS_Store': '',
      'content/blog/Thumbs.db': '',
      'content/blog/README.md': 'x',
      'content/blog/photos/a.jpg': '',
      'content/blog/two.mdx': articleText(),
      'content/blog/folder/index.md': articleText(),
      'content/pages/test.yaml': 'label: Jobs\n',
      'content/ui/answres.yaml': 'a: b\n',
    },
    'content/blog/folder/index.md: stands in a folder of its own. Put it beside the other texts.',
    'content/blog/two.mdx: is neither a text, named .md, nor a picture.',
    'content/pages/test.yaml: is read by nothing. Name it as its page',
    'content/ui/answres.yaml: is read by nothing.',
  ],
);

describe('of entries together:', () =>
  testErrors([
    'what two entries share',
    {
      [about]: setFields({ 'meta.title': 'A title of another page' }),
      [firstArticle]: articleText({ featured: 'true', number: '77' }),
      [thirdArticle]: articleText({ ...otherThan('Third'), number: '77' }),
      [secondArticle]: articleText({ title: 'A title of another page' }),
    },
    `${firstArticle}:# featured: 2 articles lead the blog page: ${leading}, ${firstArticle}. Take`,
    `${thirdArticle}:13 number: is the same as in ${firstArticle}: “77”. Write one of its own.`,
    `${secondArticle}:2 title: is the same as in ${about}: “A title of another page”. Write`,
    `${secondArticle}:3 description: is the same as in ${firstArticle}: “A description`,
    `${secondArticle}:5 headline: is the same as in ${firstArticle}: “${articleFields.headline}”.`,
  ]));

describe('of the blog page:', () =>
  testErrors([
    'no article that leads',
    { [String(leading)]: setFields({ featured: undefined }) },
    'content/blog featured: no article leads the blog page. Write featured: true in one of them.',
  ]));
