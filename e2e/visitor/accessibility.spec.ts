import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sitePages, unknownPath } from '../support/site';
import { expect, test } from '../support/test';
import { islandLive } from '../support/visitor';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands, in a line each.
 * @param except a rule that cannot judge the state
 */
async function faultsOf(page: Page, except: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules([...except])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Brings everything on the page to life that comes by itself. */
async function settle(page: Page): Promise<void> {
  for (const part of await page.locator('[data-island], [data-part]').all()) {
    await part.scrollIntoViewIfNeeded();
  }
  await expect(page.locator(':is([data-island], [data-part]):not([data-live])')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

const pages = [...sitePages, { path: unknownPath, name: 'not found' }];

for (const { path, name } of pages) {
  test(`${name} has no fault that axe can find`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    expect(await faultsOf(page)).toEqual([]);
  });

  test(`${name} has none at 320 px with every answer open, nor sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await settle(page);
    for (const details of await page.locator('details').all()) {
      await details.evaluate((element) => element.setAttribute('open', ''));
    }
    expect(await faultsOf(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  });

  test(`${name} loses nothing when a reader spaces its text`, async ({ page }) => {
    // WCAG 1.4.12: the distances that a page must bear.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(`* {
        line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(style);
    });
    expect(await sideways(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  test(`${name} can be read at 200 % zoom`, async ({ page }) => {
    // Zoomed by two, a screen of 1280 by 800 has room for half of that.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(path);
    expect(await sideways(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
}

/** What reaches out of the page sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Text that its own box cuts off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, li, td, th)')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          element.checkVisibility() &&
          !element.closest('.sr-only') &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

test.describe('states without a fault', () => {
  for (const menu of ['Solutions', 'Services', 'Company']) {
    test(`the ${menu} menu open`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: menu }).click();
      await page.waitForTimeout(300);
      expect(await faultsOf(page)).toEqual([]);
    });
  }

  test('the mobile menu open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForTimeout(300);
    expect(await faultsOf(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  });

  test('the contact form with its problems shown', async ({ page }) => {
    await page.goto('/contact');
    await islandLive(page, 'contact-form');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Enter your full name.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  for (const width of [320, 1280]) {
    test(`the notice and the composed message at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact');
      await islandLive(page, 'contact-form');
      await page.getByLabel('Full Name *').fill('Asha');
      await page.getByLabel('Email Address *').fill('asha@brand.example');
      await page.getByLabel('Company Name *').fill('Brand');
      await page.getByLabel('Tell us about your project *').fill('नमस्ते'.repeat(60));
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toContainText('Form Submitted!');
      await page.getByRole('button', { name: 'Copy message' }).click();
      expect(await faultsOf(page)).toEqual([]);
      expect(await sideways(page)).toEqual([]);
    });
  }

  test('the error notice', async ({ page }) => {
    await page.goto('/contact');
    await islandLive(page, 'contact-form');
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {
        throw new Error('blocked');
      };
    });
    await page.getByLabel('Full Name *').fill('Asha');
    await page.getByLabel('Email Address *').fill('asha@brand.example');
    await page.getByLabel('Company Name *').fill('Brand');
    await page.getByLabel('Tell us about your project *').fill('A project');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the error screen', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ data-props="[^"]*"/, ' data-props="{"');
      await route.fulfill({ response, body });
    });
    await page.goto('/contact');
    await islandLive(page, 'contact-form');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe('forced colours', () => {
  for (const path of ['/', '/contact', '/solutions/octomine', '/solutions/ask-octopus']) {
    test(`${path} keeps its words, edges and focus visible`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      await settle(page);
      // The browser paints its own colours; axe reads those that the page asked for.
      expect(await faultsOf(page, ['color-contrast'])).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        return element ? getComputedStyle(element).outlineStyle : 'none';
      });
      expect(outline).not.toBe('none');
    });
  }
});

test('buttons and links of the header are large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const small = await page.locator('header :is(a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(small).toEqual([]);
});
