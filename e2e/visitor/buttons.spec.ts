import type { Page } from '@playwright/test';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';
import { eventsOf, followEvents } from '../support/visitor';

/** A recorded button: what stands on it, how its use is recorded, and where it leads. */
type Row = readonly [label: string, name: string, location: string, target: string];

const contact = (intent: string, product?: string) =>
  `/contact?intent=${intent}${product ? `&product=${product}` : ''}`;

/** The header's button, beside the menus; the mobile menu has the same one. */
const header: Row = ['Book a Demo', 'Book a Demo', 'header', contact('demo')];

/** Every recorded button of every page, besides the header's, in the order of the page. */
const table: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['Book a Demo', 'Book a Demo', 'hero', contact('demo')],
    ['Contact Us', 'Contact Us', 'hero', '/contact'],
    ['Book a Demo', 'Book a Demo', 'cta', contact('demo')],
    ['Contact Us', 'Contact Us', 'cta', '/contact'],
  ],
  '/solutions': [
    ['Schedule Demo', 'Schedule Demo', 'cta', contact('demo')],
    ['Contact Sales', 'Contact Sales', 'cta', contact('sales')],
  ],
  '/solutions/octomine': [
    ['Get Demo', 'Get Demo - Octomine', 'hero', contact('demo', 'octomine')],
    ['See Sample Dashboards', 'See Sample Dashboards', 'hero', '#sample-dashboards'],
    ['Request Access', 'Request Access', 'cta', contact('access', 'octomine')],
    ['Talk to Our Team', 'Talk to Our Team', 'cta', contact('talk', 'octomine')],
  ],
  '/solutions/ask-octopus': [
    ['Try ASK Octopus', 'Try ASK Octopus', 'hero', contact('trial', 'ask-octopus')],
    ['View Demo', 'View Demo - Ask Octopus', 'hero', '#demo'],
    ['See ASK Octopus in Action', 'See ASK Octopus in Action', 'differentiators', '#demo'],
    ['Start Free Trial', 'Start Free Trial', 'cta', contact('trial', 'ask-octopus')],
    ['Schedule Demo', 'Schedule Demo', 'cta', contact('demo', 'ask-octopus')],
  ],
  '/solutions/octosense': [
    ['Get Started', 'Get Started - OctoSense', 'hero', contact('trial', 'octosense')],
    ['See It in Action', 'See It in Action', 'hero', '#alerts'],
    ['Start Free Trial', 'Start Free Trial', 'cta', contact('trial', 'octosense')],
    ['Request Demo', 'Request Demo', 'cta', contact('demo', 'octosense')],
  ],
  '/services': [['Talk to Our Team', 'Talk to Our Team', 'services-cta', contact('talk')]],
  '/services/ai-consulting': [
    [
      'Schedule AI Consultation',
      'Schedule AI Consultation',
      'cta',
      contact('consultation', 'ai-consulting'),
    ],
  ],
  '/services/business-data-consulting': [
    [
      'Schedule Business Consultation',
      'Schedule Business Consultation',
      'cta',
      contact('consultation', 'business-data-consulting'),
    ],
  ],
  '/services/software-development': [
    [
      'Discuss Your Project',
      'Discuss Your Project',
      'cta',
      contact('consultation', 'software-development'),
    ],
  ],
  '/services/data-infrastructure': [
    [
      'Plan Your Data Platform',
      'Plan Your Data Platform',
      'cta',
      contact('consultation', 'data-infrastructure'),
    ],
  ],
  '/blog/generative-bi-next-wave': [
    ['Ask for a demo', 'blog-demo', 'blog', contact('demo')],
    ['Compare the solutions', 'blog-solutions', 'blog', '/solutions'],
    ['See it with your question', 'blog-demo-footer', 'blog', contact('demo')],
    ['Start the 30-day free trial', 'blog-free-trial', 'blog', contact('trial')],
  ],
};

/** What is recorded on a page, as its HTML says it. */
const recordedOn = (page: Page) =>
  page
    .locator('[data-cta]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.textContent?.trim(),
        link.getAttribute('data-cta'),
        link.getAttribute('data-cta-location'),
        link.getAttribute('href'),
      ]),
    );

for (const { path, name } of sitePages) {
  test(`${name} records the buttons of the table and no other`, async ({ plainPage: page }) => {
    await page.goto(path);
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(await recordedOn(page))).toEqual(
      sorted([header, header, ...(table[path] ?? [])]),
    );
  });

  test(`${name} has no dead button or link`, async ({ plainPage: page }) => {
    await page.goto(path);
    const dead = await page.locator('a, button, summary, [role=button]').evaluateAll((elements) =>
      elements
        .filter((element) => {
          if (element instanceof HTMLAnchorElement) {
            const hash = element.getAttribute('href')?.match(/^#(.+)$/)?.[1];
            return !element.getAttribute('href') || (hash && !document.getElementById(hash));
          }
          if (element.localName === 'summary')
            return element.parentElement?.localName !== 'details';
          if (element.closest('[data-island], [data-part]')) return false;
          const panel = element.getAttribute('popovertarget');
          return !panel || !document.getElementById(panel)?.hasAttribute('popover');
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(dead).toEqual([]);
  });
}

const rows = Object.entries(table).flatMap(([path, buttons]) =>
  [header, ...buttons].map((row) => [path, row] as const),
);

for (const [path, [label, name, location, target]] of rows) {
  test(`${path}: “${label}” in ${location} is recorded once and leads to ${target}`, async ({
    page,
  }) => {
    const noted = await followEvents(page);
    await page.goto(path);
    const button = page.locator(`[data-cta="${name}"][data-cta-location="${location}"]`);
    await button
      .and(page.getByRole('link', { name: label }))
      .first()
      .click();
    await page.waitForURL(target.startsWith('#') ? `**${path}${target}` : `**${target}`);
    expect((await noted()).filter(({ event }) => event === 'cta_click')).toEqual([
      { event: 'cta_click', cta_name: name, location },
    ]);
    if (target.startsWith('#')) await expect(page.locator(target)).toBeInViewport();
  });
}

test('the mobile menu’s button is recorded as the header’s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const noted = await followEvents(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Book a Demo' }).click();
  await page.waitForURL('**/contact?intent=demo');
  expect((await noted()).filter(({ event }) => event === 'cta_click')).toEqual([
    { event: 'cta_click', cta_name: 'Book a Demo', location: 'header' },
  ]);
});

test('the demo records its start once a page view', async ({ page }) => {
  await page.goto('/solutions/ask-octopus');
  const demo = page.locator('[data-island="ask-octopus"]');
  await demo.scrollIntoViewIfNeeded();
  await page.locator('[data-island="ask-octopus"][data-live]').waitFor();
  const controls = demo.getByRole('slider');
  await controls.first().press('ArrowRight');
  await controls.first().press('ArrowRight');
  await controls.last().press('ArrowLeft');
  expect((await eventsOf(page)).filter(({ event }) => event === 'cta_click')).toEqual([
    { event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' },
  ]);
});

test('“Learn More” on OctoSense opens more about its feature in place', async ({
  plainPage: page,
}) => {
  await page.goto('/solutions/octosense');
  const buttons = page.locator('summary', { hasText: 'Learn More' });
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    const details = button.locator('xpath=..');
    await button.click();
    await expect(details).toHaveAttribute('open', '');
    expect((await details.innerText()).length).toBeGreaterThan(80);
  }
});
