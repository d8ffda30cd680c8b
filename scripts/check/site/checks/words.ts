import { DomUtils } from 'htmlparser2';
import { elementsOf, parseHtml, type HtmlElement } from '@/build/html';
import { everyKind, leadsTo, type PageCheck } from '../site';

export const wordChecks: readonly PageCheck[] = [
  {
    name: 'drawings are whole, and left to the words beside them',
    kinds: everyKind,
    faults: ({ tree }) => {
      const passedOver = ({ attribs }: HtmlElement) =>
        attribs['aria-hidden'] === 'true' || attribs['role'] === 'img';
      const said = new Set(
        elementsOf(tree, passedOver).flatMap((one) => [one, ...elementsOf(one)]),
      );
      return [
        ...elementsOf(tree).flatMap(({ name, attribs }) =>
          Object.entries(attribs)
            .filter(([, value]) => /\b(?:NaN|undefined|Infinity)\b/.test(value))
            .map(([attribute, value]) => `has ${attribute}="${value}" on <${name}>`),
        ),
        ...elementsOf(tree, 'svg')
          .filter((drawing) => !said.has(drawing))
          .map((drawing) => `has a drawing without words: ${DomUtils.getOuterHTML(drawing)}`),
      ];
    },
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
      const [data, ...more] = elementsOf(
        page.tree,
        ({ attribs }) => attribs['type'] === 'application/ld+json',
      ).map((script) => DomUtils.textContent(script));
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

/** Every text in a JSON document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
