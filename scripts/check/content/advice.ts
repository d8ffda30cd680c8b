import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf, parseMarkdown } from '@/lib/articles/markdown';
import type { Mistake } from '@/lib/problem';
import type { ContentSet } from './content-set';
import { fieldsOf } from './walk-content';

/** Fields that hold addresses, names of icons and the like: nothing that visitors read. */
const notCopy =
  /(^|\.)(src|icon|color|date|updated|has|id|route|hash|alias|unregistered|contact|product|article|story|slug|language|placeholders\[\d+\]|aliases\[\d+\])$/;

const emptyWords = /\b(seamless|leverag|unlock|empower|robust|holistic|cutting-edge)[a-z]*/gi;

/** The words that the specification fixes, exclamation marks included. */
const specified = new Set([
  'Oops! Page not found',
  'Form Submitted!',
  "Your email client will open to send the message. We'll get back to you soon!",
]);

const longestSentence = 30;

type Text = { readonly file: string; readonly place: string; readonly text: string };

/**
 * What would make the words better: long sentences, exclamation marks, words that say nothing.
 * Nothing of it stops a build.
 */
export function advice(content: ContentSet): Mistake[] {
  return copyOf(content).flatMap(({ file, place, text }) => [
    ...sentences(text)
      .filter((sentence) => wordsIn(sentence) > longestSentence)
      .map((sentence) => ({
        file,
        place,
        reason: `a sentence of ${wordsIn(sentence)} words: “${sentence.slice(0, 60)}…”`,
        remedy: 'make two of it',
      })),
    ...[...text.matchAll(emptyWords)].map(([word]) => ({
      file,
      place,
      reason: `“${word}” says little`,
    })),
    ...(text.includes('!') && !specified.has(text)
      ? [{ file, place, reason: `an exclamation mark: “${text.slice(0, 60)}”` }]
      : []),
  ]);
}

function copyOf({ modules, articles, stories }: ContentSet): Text[] {
  const words = modules
    .filter(({ file }) => file.startsWith('content/pages/') || file === 'content/navigation.ts')
    .map(({ file, name, value }) => ({ file, name, value }));
  const heads = [...articles, ...stories].map(({ file, frontMatter }) => ({
    file,
    name: '',
    value: frontMatter,
  }));
  return [
    ...[...words, ...heads].flatMap(({ file, name, value }) =>
      [...fieldsOf(value, name)].flatMap(({ field: place, value: text }) =>
        typeof text === 'string' && !notCopy.test(place) ? [{ file, place, text }] : [],
      ),
    ),
    ...[...articles, ...stories].flatMap(({ file, body }) => paragraphs(file, body)),
  ];
}

/** The paragraphs, headings and table cells of a Markdown text. */
function paragraphs(file: string, markdown: string): Text[] {
  const found: Text[] = [];
  visit(parseMarkdown(markdown).tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      found.push({ file, place: `line ${lineOf(node)}`, text: toString(node) });
    }
  });
  return found;
}

const sentences = (text: string) => text.split(/(?<=[.?!:])\s+/);

const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
