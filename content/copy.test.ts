import { readArticles } from '@/lib/articles';
import { contentModules } from '@/scripts/build/content-set';
import { fieldsOf } from '@/scripts/build/walk-content';

/** Fields that hold addresses, names of icons and the like: nothing that visitors read. */
const notCopy =
  /(^|\.)(src|icon|color|date|has|id|route|hash|alias|unregistered|contact|product|article|slug|aliases\[\d+\])$/;

const bannedWords = /\b(seamless|leverag|unlock|empower|robust|holistic|cutting-edge)[a-z]*/gi;

/** The words that the specification fixes, exclamation marks included. */
const specified = new Set(['Oops! Page not found']);

const LONGEST_SENTENCE = 30;

type Text = { readonly place: string; readonly text: string };

async function copy(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const { file, name, value } of await contentModules()) {
    if (!file.startsWith('content/pages/') && file !== 'content/navigation.ts') continue;
    for (const { field, value: text } of fieldsOf(value, name)) {
      if (typeof text === 'string' && !notCopy.test(field)) {
        texts.push({ place: `${file}: ${field}`, text });
      }
    }
  }
  for (const { file, frontMatter, body } of readArticles()) {
    texts.push(
      { place: `${file}: headline`, text: frontMatter.headline },
      { place: `${file}: excerpt`, text: frontMatter.excerpt },
      ...paragraphs(body).map((text) => ({ place: file, text })),
    );
  }
  return texts;
}

/** The paragraphs, list items and table cells of a Markdown text. */
function paragraphs(markdown: string): string[] {
  return markdown
    .replace(/<[^>]+>/g, ' ')
    .split(/\n{2,}|\n(?=[-*|#\d])|\|/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!:])\s+/);
}

const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

describe('the copy', () => {
  let texts: Text[] = [];

  beforeAll(async () => {
    texts = await copy();
  });

  it('is found at all', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  it(`has no sentence of more than ${LONGEST_SENTENCE} words`, () => {
    const long = texts.flatMap(({ place, text }) =>
      sentences(text)
        .filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
        .map((sentence) => `${place}: ${wordsIn(sentence)} words: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('has no exclamation mark but the specified ones', () => {
    const loud = texts.filter(({ text }) => text.includes('!') && !specified.has(text));
    expect(loud).toEqual([]);
  });

  it('has none of the words that say nothing', () => {
    const empty = texts.flatMap(({ place, text }) =>
      [...text.matchAll(bannedWords)].map(([word]) => `${place}: ${word}`),
    );
    expect(empty).toEqual([]);
  });
});
