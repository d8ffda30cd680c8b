import { everyKind, type PageCheck } from '../check';
import { leadsTo } from '../site';

/** The least visible text of a page that is more than a shell, in characters. */
const leastText = 400;

export const wordChecks: readonly PageCheck[] = [
  {
    name: 'a page, not an error shell',
    kinds: ['page', 'not found'],
    faults: ({ facts, kind }) => [
      ...(facts.rootId === '__next_error__' ? ['is Next’s error shell'] : []),
      ...(/Application error|Internal Server Error|This page couldn.t load/.test(facts.text)
        ? ['shows an error of the framework']
        : []),
      ...(facts.hasMain ? [] : ['has no main element']),
      ...(kind === 'page' && facts.text.length < leastText
        ? [`has only ${facts.text.length} characters of text`]
        : []),
    ],
  },
  {
    name: 'one h1, and no heading skipped',
    kinds: everyKind,
    faults: ({ facts: { headings } }) => {
      const count = headings.filter(({ level }) => level === 1).length;
      const skipped = headings.filter(
        ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
      );
      return [
        ...(count === 1 ? [] : [`has ${count} h1 elements, not one`]),
        ...skipped.map(({ level, text }) => `skips a level before the h${level} “${text}”`),
        ...headings
          .filter(({ text }) => text === '')
          .map(({ level }) => `has an h${level} without words`),
      ];
    },
  },
  {
    name: 'no style attribute and no handler',
    kinds: everyKind,
    faults: ({ facts: { inlineCode } }) => inlineCode.map((code) => `has ${code}`),
  },
  {
    name: 'structured data is one document whose addresses exist',
    kinds: ['page'],
    faults: ({ facts: { structuredData } }, site) => {
      const [data, ...more] = structuredData;
      if (data === undefined || more.length > 0) {
        return [`has ${structuredData.length} JSON-LD documents, not one`];
      }
      if (data.includes('<')) return ['has “<” in its structured data'];
      try {
        const document: unknown = JSON.parse(data);
        return [...new Set(textsIn(document))]
          .filter((text) => text.startsWith(`${site.origin}/`) && URL.canParse(text))
          .filter((text) => leadsTo(site, new URL(text)).kind === 'nothing')
          .map((text) => `names ${text} in its structured data, which does not exist`);
      } catch (error) {
        return [`has structured data that is not JSON: ${String(error)}`];
      }
    },
  },
];

/** Every text in a JSON document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
