import { DomUtils } from 'htmlparser2';
import { navigation } from '@/words';
import { dayInWords } from '@/lib/dates';
import { elementsOf, parseHtml, type HtmlTree } from '@/build/html';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

type Thing = Readonly<Record<string, unknown>>;

/** Every object in a JSON-LD document that has a type. */
function thingsIn(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [{ ...value }, ...inside] : inside;
}

/** All words that a visitor can read, also those that open at a click, as one line. */
function wordsOf(page: HtmlTree): string {
  const [body] = elementsOf(page, 'body');
  const unseen = elementsOf(
    page,
    ({ name, attribs }) => /^(?:script|style|template|noscript)$/.test(name) || 'hidden' in attribs,
  );
  for (const element of unseen) DomUtils.removeElement(element);
  return inOneLine(body ? DomUtils.textContent(body) : '');
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const path of sitePages) {
  test(`${path}: what the structured data says stands visibly on the page`, async ({ request }) => {
    const page = parseHtml(await (await request.get(path)).text());
    // That there is one document, and JSON: the site checks.
    const [data] = elementsOf(page, ({ attribs }) => attribs['type'] === 'application/ld+json');
    const document: unknown = JSON.parse(data ? DomUtils.textContent(data) : '');
    const words = wordsOf(page);
    expect(claimsIn(document, path).filter((text) => !words.includes(text))).toEqual([]);

    const crumbs = thingsIn(document)
      .filter((thing) => thing['@type'] === 'ListItem')
      .map(({ name }) => name);
    const { breadcrumb: label } = navigation.spoken;
    const [trail] = elementsOf(page, ({ attribs }) => attribs['aria-label'] === label);
    const visible = trail ? elementsOf(trail, 'li') : [];
    expect(visible.map((item) => inOneLine(DomUtils.textContent(item)))).toEqual(crumbs);
    expect(crumbs.length > 0).toBe(path !== '/');
  });
}

/** The texts in a page's structured data that a visitor must be able to read on it. */
function claimsIn(document: unknown, path: string): readonly string[] {
  return thingsIn(document).flatMap((node) => {
    const own = (name: string) => (typeof node[name] === 'string' ? [node[name]] : []);
    const days = (name: string) => own(name).map((time) => dayInWords(time.slice(0, 10)));
    switch (node['@type']) {
      case 'Article':
        return path === '/blog'
          ? [...own('headline'), ...days('datePublished')]
          : [
              ...own('headline'),
              ...days('datePublished'),
              ...days('dateModified'),
              ...authorOf(node),
            ];
      case 'Answer':
        return own('text');
      // An offer's name is the price of 0 in words: what is free, and for how long.
      case 'Offer':
      case 'Question':
      case 'SoftwareApplication':
      case 'Service':
        return own('name');
      case 'PostalAddress':
        return path === '/contact'
          ? [...own('streetAddress'), ...own('addressLocality'), ...own('postalCode')]
          : [];
      default:
        return [];
    }
  });
}

function authorOf(article: Thing): readonly string[] {
  const { author } = article;
  return typeof author === 'object' && author !== null && 'name' in author
    ? [String(author.name)]
    : [];
}
