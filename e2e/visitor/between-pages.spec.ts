import { sitePages } from '../support/site';
import { expect, test } from '../support/test';
import { complaintsOf, goBack, islandLive } from '../support/visitor';

const scrolled = () => Math.round(window.scrollY);

for (const { path, name } of sitePages) {
  test(`${name} comes back from the back/forward cache as it was left`, async ({ page }) => {
    const target = path === '/terms' ? '/privacy' : '/terms';
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
      scrollTo({ top: 300, behavior: 'instant' });
    });
    const before = await page.evaluate(scrolled);
    await page.locator(`footer a[href="${target}"]`).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await page.waitForURL(`**${target}`);
    expect(await page.evaluate(scrolled)).toBe(0);
    await goBack(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    expect(await page.evaluate(scrolled)).toBe(before);
  });
}

test('what was typed is still there after going away and back', async ({ page }) => {
  await page.goto('/contact');
  await islandLive(page, 'contact-form');
  await page.getByLabel('Full Name *').fill('Asha');
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy');
  await goBack(page, '/contact');
  await expect(page.getByLabel('Full Name *')).toHaveValue('Asha');
});

for (const [path, id] of [
  ['/solutions/octomine', 'integrations'],
  ['/solutions/octomine', 'sample-dashboards'],
  ['/solutions/ask-octopus', 'scenario-planning'],
  ['/solutions/ask-octopus', 'demo'],
  ['/solutions/octosense', 'alerts'],
  ['/services/data-infrastructure', 'managed'],
] as const) {
  test(`${path}#${id} lands below the header`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    await page.waitForLoadState('load');
    const [place, header] = await page.evaluate(
      (name) => [
        document.getElementById(name)?.getBoundingClientRect().top ?? -1,
        document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      ],
      id,
    );
    expect(place).toBeGreaterThanOrEqual(header ?? 0);
    expect(place).toBeLessThan(400);
  });
}

test('pages ahead are fetched early, but not those without a page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, json = ''] = /<script type="speculationrules">(.*?)<\/script>/s.exec(html) ?? [];
  const rules = JSON.parse(json);
  expect(JSON.stringify(rules)).toContain('"eagerness":"moderate"');
  expect(json).toContain('nofollow');
});

test('going from page to page leaves no complaint, also where styles come late', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.route('**/*.css', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto('/');
  for (const path of ['/contact', '/about', '/case-studies', '/solutions/octosense']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
  }
  expect(complaints).toEqual([]);
});

test('pages change with a view transition, except where less motion is asked for', async ({
  page,
}) => {
  const transitions = () =>
    page.evaluate(() => {
      const rules: boolean[] = [];
      const walk = (list: CSSRuleList, matches: boolean) => {
        for (const rule of list) {
          if (rule.cssText.startsWith('@view-transition')) rules.push(matches);
          else if (rule instanceof CSSMediaRule) {
            walk(rule.cssRules, matches && matchMedia(rule.conditionText).matches);
          } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
            walk(rule.cssRules, matches);
          }
        }
      };
      for (const sheet of document.styleSheets) walk(sheet.cssRules, true);
      return rules;
    });
  await page.goto('/about');
  expect(await transitions()).toEqual([true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await transitions()).toEqual([false]);
});
