import { DomUtils } from 'htmlparser2';
import * as words from '@/words';
import type { Action } from '@/content/schema';
import { elementsOf, htmlOf, parseHtml, type HtmlElement } from '@/build/html';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';

/** A recorded button: what it is recorded as, where it stands, where it leads. */
type Row = readonly [name: string, location: string, target: string];

const contact = (intent: string, product?: string) =>
  `/contact?intent=${intent}${product ? `&product=${product}` : ''}`;

/** The header's button, beside the menus; the mobile menu has the same one. */
const header: Row = ['Book a Demo', 'header', contact('demo')];

/** Every recorded button of every page, besides the header's. */
const table: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['Book a Demo', 'hero', contact('demo')],
    ['Contact Us', 'hero', '/contact'],
    ['Book a Demo', 'cta', contact('demo')],
    ['Contact Us', 'cta', '/contact'],
  ],
  '/solutions': [
    ['Schedule Demo', 'cta', contact('demo')],
    ['Contact Sales', 'cta', contact('sales')],
  ],
  '/solutions/octomine': [
    ['Get Demo - Octomine', 'hero', contact('demo', 'octomine')],
    ['See Sample Dashboards', 'hero', '#sample-dashboards'],
    ['Request Access', 'cta', contact('access', 'octomine')],
    ['Talk to Our Team', 'cta', contact('talk', 'octomine')],
  ],
  '/solutions/ask-octopus': [
    ['Try ASK Octopus', 'hero', '#ask'],
    ['View Demo - Ask Octopus', 'hero', '#demo'],
    ['See ASK Octopus in Action', 'differentiators', '#demo'],
    ['Start Free Trial', 'cta', contact('trial', 'ask-octopus')],
    ['Schedule Demo', 'cta', contact('demo', 'ask-octopus')],
  ],
  '/solutions/octosense': [
    ['Get Started - OctoSense', 'hero', contact('trial', 'octosense')],
    ['See It in Action', 'hero', '#alerts'],
    ['Start Free Trial', 'cta', contact('trial', 'octosense')],
    ['Request Demo', 'cta', contact('demo', 'octosense')],
  ],
  '/services': [['Talk to Our Team', 'services-cta', contact('talk')]],
  '/services/ai-consulting': [
    ['Schedule AI Consultation', 'cta', contact('consultation', 'ai-consulting')],
  ],
  '/services/business-data-consulting': [
    ['Schedule Business Consultation', 'cta', contact('consultation', 'business-data-consulting')],
  ],
  '/services/software-development': [
    ['Discuss Your Project', 'cta', contact('consultation', 'software-development')],
  ],
  '/services/data-infrastructure': [
    ['Plan Your Data Platform', 'cta', contact('consultation', 'data-infrastructure')],
  ],
  '/blog/generative-bi-next-wave': [
    ['blog-demo', 'blog', contact('demo')],
    ['blog-solutions', 'blog', '/solutions'],
    ['blog-demo-footer', 'blog', contact('demo')],
    ['blog-free-trial', 'blog', contact('trial')],
  ],
};

for (const path of sitePages) {
  test(`${path} records the buttons of the table and no other, and none is dead`, async ({
    request,
  }) => {
    const page = parseHtml(await (await request.get(path)).text());
    const buttons = elementsOf(page, ({ attribs }) => 'data-cta' in attribs);
    expect(buttons.filter((button) => !isLabelled(button)).map(rowOf)).toEqual([]);
    const recorded = buttons.map(rowOf);
    const own = recorded.filter(([, location]) => location !== header[1]);
    const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(recorded.filter((row) => !own.includes(row))).toEqual([header, header]);
    // What a page that is not in the table records is its author's choice.
    if (path in table) expect(sorted(own)).toEqual(sorted(table[path] ?? []));
    expect(own.filter(([, location]) => path.startsWith('/blog/') && location !== 'blog')).toEqual(
      [],
    );

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

/** A recorded button of a page as the table has it. */
const rowOf = ({ attribs }: HtmlElement): Row => [
  attribs['data-cta'] ?? '',
  attribs['data-cta-location'] ?? '',
  attribs['href'] ?? '',
];

/** Every button or link of the words that is recorded. */
function actionsIn(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(actionsIn);
  return 'label' in value && 'event' in value ? [value as Action, ...inside] : inside;
}
const actions = actionsIn(words);

/** Whether a recorded button has the label that the words give it. */
const isLabelled = (button: HtmlElement) =>
  actions.some(({ label, event, to }) => {
    const own: Row = [event?.name ?? '', event?.location ?? '', to];
    return label === DomUtils.textContent(button).trim() && own.join() === rowOf(button).join();
  });

const isButton = ({ name, attribs, parent }: HtmlElement) =>
  name === 'button' ||
  attribs['role'] === 'button' ||
  (name === 'summary' && !(parent && DomUtils.isTag(parent) && parent.name === 'details'));

/** What makes its buttons do something: a script, or a form that leads somewhere. */
const isBroughtToLife = ({ name, attribs }: HtmlElement) =>
  ['data-island', 'data-enhancement', 'data-times'].some((attribute) => attribute in attribs) ||
  (name === 'form' && 'action' in attribs);

test('a button of OctoSense opens more about its feature in place', async ({ plainPage: page }) => {
  await page.goto('/solutions/octosense');
  const buttons = page.locator('summary', { hasText: words.pages.octosense.features.more });
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    const details = button.locator('xpath=..');
    await button.click();
    await expect(details).toHaveAttribute('open', '');
    expect((await details.innerText()).length).toBeGreaterThan(80);
  }
});
