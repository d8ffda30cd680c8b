import { DomUtils } from 'htmlparser2';
import { elementsOf, parseHtml, type HtmlElement } from '@/scripts/shared/html';
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
    name: 'no style attribute and no handler',
    kinds: everyKind,
    faults: ({ facts: { inlineCode } }) => inlineCode.map((code) => `has ${code}`),
  },
  {
    name: 'no search engine quotes sample data',
    kinds: everyKind,
    faults: ({ html }) => {
      const page = parseHtml(html);
      const unquoted = ({ name, attribs }: HtmlElement) =>
        'data-nosnippet' in attribs && /^(?:div|section|span)$/.test(name);
      for (const element of elementsOf(page, unquoted)) DomUtils.removeElement(element);
      return elementsOf(page, (element) => DomUtils.textContent(element) === 'Sample data').map(
        ({ name }) => `has a ${name} “Sample data” outside of all data-nosnippet`,
      );
    },
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
