import { DomUtils } from 'htmlparser2';
import { article, navigation, pages } from '@/words';
import { routeIds, routes } from '@/content/routes';
import type { Action } from '@/content/schema';
import { elementsOf, htmlOf, parseHtml, type HtmlElement } from '@/build/html';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

/** A recorded button: its label, what it is recorded as, where it stands, where it leads. */
type Row = readonly [label: string, name: string, location: string, target: string];

/** What the specification has recorded, by page: names and locations. */
const specifiedEvents: Readonly<Record<string, readonly string[]>> = {
  '/solutions/octomine': ['Get Demo - Octomine, hero', 'See Sample Dashboards, hero'],
  '/solutions/ask-octopus': [
    'Try ASK Octopus, hero',
    'View Demo - Ask Octopus, hero',
    'See ASK Octopus in Action, differentiators',
  ],
  '/solutions/octosense': ['Get Started - OctoSense, hero', 'See It in Action, hero'],
  '/services': ['Talk to Our Team, services-cta'],
  '/services/ai-consulting': ['Schedule AI Consultation, cta'],
  '/blog/generative-bi-next-wave': [
    'blog-demo, blog',
    'blog-solutions, blog',
    'blog-demo-footer, blog',
    'blog-free-trial, blog',
  ],
};

for (const path of sitePages) {
  test(`${path} records the buttons of its words and no other, and none is dead`, async ({
    request,
  }) => {
    const page = parseHtml(await (await request.get(path)).text());
    const rows = elementsOf(page, ({ attribs }) => 'data-cta' in attribs).map(renderedRow);
    const header = wordsRow(navigation.bookADemo);
    const route = routeIds.find((id) => routes[id].path === path);
    if (route === undefined) {
      // A text places the article's as its author likes.
      const known = [header, header, ...actionsIn(article).map(wordsRow)].map(String);
      expect(rows.map(String).filter((row) => !known.includes(row))).toEqual([]);
    } else {
      // The mobile menu has the header's one, too.
      const expected = [header, header, ...actionsIn(pages[route]).map(wordsRow)];
      expect(rows.map(String).sort()).toEqual(expected.map(String).sort());
    }
    const events = rows.map(([, name, location]) => `${name}, ${location}`);
    expect(events).toEqual(expect.arrayContaining([...(specifiedEvents[path] ?? [])]));

    // Dead links and anchors are found by the site checks.
    const popovers = elementsOf(page, ({ attribs }) => 'popover' in attribs);
    const ids = new Set(popovers.map(({ attribs }) => attribs['id']));
    const alive = elementsOf(page, isBroughtToLife).flatMap((part) => elementsOf(part));
    const dead = elementsOf(page, isButton)
      .filter((button) => !alive.includes(button))
      .filter(({ attribs }) => !attribs['popovertarget'] || !ids.has(attribs['popovertarget']));
    expect(dead.map((button) => htmlOf(button))).toEqual([]);
  });
}

/** A recorded button as a page has it. */
function renderedRow(button: HtmlElement): Row {
  const { 'data-cta': name = '', 'data-cta-location': location = '', href = '' } = button.attribs;
  return [DomUtils.textContent(button).trim(), name, location, href];
}

/** The same as the words have it. */
const wordsRow = ({ label, event, to }: Action): Row => [
  label,
  event?.name ?? '',
  event?.location ?? '',
  to,
];

/** Every button or link of some words that is recorded. */
function actionsIn(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(actionsIn);
  return 'label' in value && 'event' in value ? [value as Action, ...inside] : inside;
}

const isButton = ({ name, attribs, parent }: HtmlElement) =>
  name === 'button' ||
  attribs['role'] === 'button' ||
  (name === 'summary' && !(parent && DomUtils.isTag(parent) && parent.name === 'details'));

/** What makes its buttons do something: a script, or a form that leads somewhere. */
const isBroughtToLife = ({ name, attribs }: HtmlElement) =>
  ['data-island', 'data-enhancement', 'data-times'].some((attribute) => attribute in attribs) ||
  (name === 'form' && 'action' in attribs);
