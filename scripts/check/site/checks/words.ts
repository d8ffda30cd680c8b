import { DomUtils } from 'htmlparser2';
import { elementsOf, parseHtml, type HtmlElement } from '@/scripts/shared/html';
import { everyKind, type PageCheck } from '../check';
import { leadsTo, type ExportedPage } from '../site';

/** The least visible text of a page that is more than a shell, in characters. */
const leastText = 400;

export const wordChecks: readonly PageCheck[] = [
  {
    name: 'a page, not an error shell',
    kinds: ['page', 'not found'],
    faults: ({ tree, kind }) => {
      const text = elementsOf(tree, 'body')
        .map((body) => DomUtils.innerText(body).replace(/\s+/g, ' '))
        .join('');
      return [
        elementsOf(tree, ({ attribs }) => attribs['id'] === '__next_error__').length > 0 &&
          'is Next’s error shell',
        /Application error|Internal Server Error|This page couldn.t load/.test(text) &&
          'shows an error of the framework',
        elementsOf(tree, 'main').length === 0 && 'has no main element',
        kind === 'page' && text.length < leastText && `has only ${text.length} characters of text`,
      ];
    },
  },
  {
    name: 'no style attribute and no handler',
    kinds: everyKind,
    faults: ({ tree }) =>
      elementsOf(tree).flatMap(({ name, attribs }) =>
        Object.entries(attribs)
          .filter(([attribute]) => attribute === 'style' || /^on[a-z]/.test(attribute))
          .map(([attribute, value]) => `has ${attribute}="${value}" on <${name}>`),
      ),
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
    faults: (page, site) => {
      const [data, ...more] = structuredDataOf(page);
      if (data === undefined || more.length > 0) {
        return [`has ${data === undefined ? 'no' : 'more than one'} JSON-LD document`];
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

/** The texts of a page's JSON-LD scripts. */
export function structuredDataOf({ tree }: ExportedPage): readonly string[] {
  return elementsOf(tree, ({ attribs }) => attribs['type'] === 'application/ld+json').map(
    (script) => DomUtils.textContent(script),
  );
}

/** Every text in a JSON document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
