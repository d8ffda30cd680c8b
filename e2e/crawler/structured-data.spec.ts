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

/** What a visitor must be able to read of a thing on its page, by its type. */
const visibleProperties: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author'],
  Answer: ['text'],
  // The price of 0 in words: what is free, and for how long.
  Offer: ['name'],
  Question: ['name'],
  SoftwareApplication: ['name'],
  Service: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode'],
};

/** Those that a page has of things which it only lists, or names as everybody's. */
const propertiesOnPage = (type: string, path: string) => {
  const properties = visibleProperties[type] ?? [];
  if (type === 'PostalAddress') return path === '/contact' ? properties : [];
  return type === 'Article' && path === '/blog' ? properties.slice(0, 2) : properties;
};

/** A property as a visitor reads it; nothing where it only refers to something. */
function textOf(thing: Thing, property: string): readonly string[] {
  const value = thing[property];
  if (typeof value === 'string') {
    return [property.startsWith('date') ? dayInWords(value.slice(0, 10)) : value];
  }
  return typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : [];
}

for (const path of sitePages) {
  test(`${path}: what the structured data says stands visibly on the page`, async ({ request }) => {
    const page = parseHtml(await (await request.get(path)).text());
    // That there is one document, and JSON: the site checks.
    const [data] = elementsOf(page, ({ attribs }) => attribs['type'] === 'application/ld+json');
    const things = thingsIn(JSON.parse(data ? DomUtils.textContent(data) : ''));
    const words = wordsOf(page);
    const claims = things.flatMap((thing) =>
      propertiesOnPage(String(thing['@type']), path).flatMap((name) => textOf(thing, name)),
    );
    expect(claims.filter((text) => !words.includes(text))).toEqual([]);

    const crumbs = things.filter((thing) => thing['@type'] === 'ListItem').map(({ name }) => name);
    const { breadcrumb: label } = navigation.spoken;
    const [trail] = elementsOf(page, ({ attribs }) => attribs['aria-label'] === label);
    const visible = trail ? elementsOf(trail, 'li') : [];
    expect(visible.map((item) => inOneLine(DomUtils.textContent(item)))).toEqual(crumbs);
    expect(crumbs.length > 0).toBe(path !== '/');
  });
}
