import { readFileSync } from 'node:fs';
import { convert } from 'html-to-text';
import { DomUtils } from 'htmlparser2';
import { navigation, pages } from '@/.content';
import { routes, type RouteId } from '@/content/routes';
import { elementsOf, htmlOf, linkOf, onlyElement, parseHtml, type HtmlElement } from '@/build/html';
import { formatDate } from '@/lib/base/dates';
import { markdownPath } from '@/lib/site/urls';
import { readSite } from '@/scripts/site-checks/read-export';
import { sitePages } from './support/site';
import { expect, test } from './support/test';

// What programs read of a page says what visitors read on it, and no more. Heads, links and files:
// scripts/site-checks.

const site = readSite('out');

for (const path of sitePages) {
  const page = site.pageAt.get(path)!;

  test(`${path}: what its structured data says stands visibly on it`, () => {
    const [data] = elementsOf(page.tree, withAttribute('type', 'application/ld+json'));
    const things = thingsIn(JSON.parse(data ? DomUtils.textContent(data) : ''));
    const words = textOf(onlyElement(page.tree, 'body'));
    const claims = things.flatMap((thing) =>
      visibleProperties(String(thing['@type']), path).flatMap((name) => claimsOf(thing[name])),
    );
    expect(claims.filter((claim) => !words.includes(claim))).toEqual([]);

    const crumbs = things.filter((thing) => thing['@type'] === 'ListItem').map(({ name }) => name);
    const [trail] = elementsOf(
      page.tree,
      withAttribute('aria-label', navigation.spoken.breadcrumb),
    );
    expect(trail ? elementsOf(trail, 'li').map(textOf) : []).toEqual(crumbs);
    expect(crumbs.length > 0).toBe(path !== '/');
  });

  test(`${path}: its Markdown version has all of its words, and no others`, () => {
    const file = markdownPath(path);
    const [link] = elementsOf(page.tree, withAttribute('type', 'text/markdown'));
    expect(link?.attribs['href']).toBe(`${site.origin}${file}`);
    const markdown = readFileSync(`out${file}`, 'utf8');
    const [, head = '', body = ''] = /^---$(.*?)^---$(.*)/ms.exec(markdown) ?? [];
    expect(head).toContain(`canonical: ${linkOf(page.tree, 'canonical')}\n`);
    expect(head).toMatch(/^title: ./m);
    expect(head).toMatch(/^description: ./m);
    expect(body).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
    const onPage = wordsIn(textOf(onlyElement(page.tree, 'main')));
    const inMarkdown = wordsIn(withoutMarks(body));
    expect([...onPage].filter((word) => !inMarkdown.has(word))).toEqual([]);
    expect([...inMarkdown].filter((word) => !onPage.has(word) && !/^\d$/.test(word))).toEqual([]);
  });

  test(`${path}: it records the buttons that are specified, and none is dead`, () => {
    const recorded = elementsOf(page.tree, ({ attribs }) => 'data-cta' in attribs).map(
      ({ attribs }) => `${attribs['data-cta']}, ${attribs['data-cta-location']}`,
    );
    expect(recorded).toEqual(
      expect.arrayContaining(['Book a Demo, header', ...(specifiedEvents[path] ?? [])]),
    );

    const alive = elementsOf(page.tree, bringsToLife).flatMap((part) => elementsOf(part, 'button'));
    const dead = elementsOf(page.tree, 'button').filter(
      (button) => !alive.includes(button) && !('popovertarget' in button.attribs),
    );
    expect(dead.map(htmlOf)).toEqual([]);
  });
}

for (const [id, { path }] of Object.entries(routes)) {
  test(`${path}: every text of its file is shown`, () => {
    const html = htmlOf(site.pageAt.get(path)!.tree);
    // What is read, and what attributes say.
    const shown = inOneLine(html.replace(/<[^>]*>/g, ' ')) + inOneLine(html);
    const isLost = (text: string) =>
      // Around what is filled in, and around the addresses of links.
      text
        .replace(/<[^>]*>/g, ' ')
        .split(/\{\w+\}|\]\([^)]*\)/)
        .some((part) => !shown.includes(inOneLine(part).trim()));
    expect(textsIn(pages[id as RouteId]).filter(isLost)).toEqual([]);
  });
}

/** What stands there for programs, or is shown by some builds and lists only. */
const shownElsewhere = ['meta', 'placeholders', 'people', 'registration', 'lists'];

/** Every text of a page's file that has a space: others may be names that only code reads. */
function textsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  if (typeof content !== 'object' || content === null || 'onlyWith' in content) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    shownElsewhere.includes(name) ? [] : textsIn(value),
  );
}

const withAttribute =
  (name: string, value: string) =>
  ({ attribs }: HtmlElement) =>
    attribs[name] === value;

/** The text of a part of a page in one line, as a program reads it that takes HTML for text. */
function textOf(part: HtmlElement): string {
  const copy = parseHtml(htmlOf(part));
  const unread = elementsOf(
    copy,
    ({ name, attribs }) =>
      /^(?:svg|script|style|template|textarea|select)$/.test(name) ||
      'hidden' in attribs ||
      attribs['aria-hidden'] === 'true',
  );
  for (const element of unread) DomUtils.removeElement(element);
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ];
  return convert(htmlOf(copy), { wordwrap: false, selectors }).replace(/\s+/g, ' ').trim();
}

/** A text as its words alone, in their order, whatever stands between them. */
const inOneLine = (html: string) =>
  ` ${
    html
      .replace(/&#?\w+;/g, ' ')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `.toLowerCase();

const wordsIn = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Markdown without addresses and the names of languages. */
const withoutMarks = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<(?:mailto:)?([^>\s]*)>/g, ' $1 ')
    .replace(/^```\S*/gm, ' ')
    .replaceAll('\\', '');

type Thing = Readonly<Record<string, unknown>>;

/** Every object in a JSON-LD document that has a type. */
function thingsIn(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [{ ...value }, ...inside] : inside;
}

/** What a visitor must be able to read of a thing, by its type. */
function visibleProperties(type: string, path: string): readonly string[] {
  if (type === 'PostalAddress' && path !== '/contact') return [];
  const properties: Readonly<Record<string, readonly string[]>> = {
    Article: ['headline', 'datePublished', 'dateModified', 'author'],
    Answer: ['text'],
    // The price of 0 in words: what is free, and for how long.
    Offer: ['name'],
    Question: ['name'],
    SoftwareApplication: ['name'],
    Service: ['name'],
    PostalAddress: ['streetAddress', 'addressLocality', 'postalCode'],
  };
  return properties[type] ?? [];
}

/** A property as a visitor reads it; nothing where it only refers to something. */
function claimsOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return 'name' in value ? [`${value.name}`] : [];
  if (typeof value !== 'string') return [];
  return [/^\d{4}-\d\d-\d\dT/.test(value) ? formatDate(value.slice(0, 10)) : value];
}

/** What the specification has recorded, by page: names and locations. */
const specifiedEvents: Readonly<Record<string, readonly string[]>> = {
  '/': ['Book a Demo, hero', 'Contact Us, hero', 'Book a Demo, cta', 'Contact Us, cta'],
  '/solutions': ['Schedule Demo, cta', 'Contact Sales, cta'],
  '/solutions/octomine': [
    'Get Demo - Octomine, hero',
    'See Sample Dashboards, hero',
    'Request Access, cta',
    'Talk to Our Team, cta',
  ],
  '/solutions/ask-octopus': [
    'Try ASK Octopus, hero',
    'View Demo - Ask Octopus, hero',
    'See ASK Octopus in Action, differentiators',
    'Start Free Trial, cta',
    'Schedule Demo, cta',
  ],
  '/solutions/octosense': [
    'Get Started - OctoSense, hero',
    'See It in Action, hero',
    'Start Free Trial, cta',
    'Request Demo, cta',
  ],
  '/services': ['Talk to Our Team, services-cta'],
  '/services/ai-consulting': ['Schedule AI Consultation, cta'],
  '/blog/generative-bi-next-wave': [
    'blog-demo, blog',
    'blog-solutions, blog',
    'blog-demo-footer, blog',
    'blog-free-trial, blog',
  ],
};

/** What makes its buttons do something: a script, or a form that leads somewhere. */
const bringsToLife = ({ name, attribs }: HtmlElement) =>
  'data-island' in attribs ||
  'data-enhancement' in attribs ||
  (name === 'form' && 'action' in attribs);
