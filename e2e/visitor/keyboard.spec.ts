import type { Page } from '@playwright/test';
import { sitePages } from '../support/site';
import { expect, test } from '../support/test';
import { islandLive } from '../support/visitor';

/** What has the focus: enough to recognise it, and whether a sighted visitor sees it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 2);
    const header = at?.closest('header');
    // Of something tall, as much must show as of a line to touch.
    const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      inView:
        width > 0 && shown >= Math.min(height, 44) - 1 && left >= -1 && right <= innerWidth + 1,
      covered: Boolean(header && !header.contains(element)),
      ring: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    };
  });

for (const { path, name } of sitePages) {
  test(`${name} can be walked with the Tab key: focus visible, in view, never under the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    const island = page.locator('[data-island]');
    if ((await island.count()) > 0) {
      await island.first().scrollIntoViewIfNeeded();
      await islandLive(page);
      await page.evaluate(() => scrollTo(0, 0));
    }
    const total = await page
      .locator('a[href], button, summary, input, textarea, select, [tabindex="0"]')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => element instanceof HTMLElement && element.checkVisibility())
            .length,
      );
    const walked: string[] = [];
    const faults: string[] = [];
    for (let step = 0; step < total + 20; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      walked.push(stop.name);
      if (!stop.inView) faults.push(`not in view: ${stop.name}`);
      if (stop.covered) faults.push(`under the header: ${stop.name}`);
      if (!stop.ring) faults.push(`no ring: ${stop.name}`);
    }
    expect(faults).toEqual([]);
    expect(walked[0]).toBe('a Skip to content');
    expect(walked.at(-1)).toContain('Terms of service');
    expect(walked.length).toBeGreaterThan(20);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/solutions');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('a menu', () => {
  const opener = (page: Page, name = 'Solutions') => page.getByRole('button', { name });
  const panel = (page: Page, id = 'solutions') => page.locator(`#menu-${id}`);

  test('opens by Enter, closes by Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('tells assistive technology whether it is open', async ({ page }) => {
    await page.goto('/');
    const expanded = async () => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const node = nodes.find(
        ({ role, name }) => role?.value === 'button' && name?.value === 'Solutions',
      );
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    expect(await expanded()).toBe(false);
    await opener(page).press('Space');
    expect(await expanded()).toBe(true);
  });

  test('closes when the Tab key leaves it, forwards and backwards', async ({ page }) => {
    await page.goto('/');
    await opener(page).press('Enter');
    const links = await panel(page).getByRole('link').count();
    for (let step = 0; step < links; step += 1) await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page, 'Services')).toBeFocused();

    await opener(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();
  });

  test('closes when another opens', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await opener(page, 'Company').click();
    await expect(panel(page)).toBeHidden();
    await expect(panel(page, 'company')).toBeVisible();
  });

  test('closes at a click outside, and gives the focus back to its button', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await page.locator('main').click({ position: { x: 5, y: 500 } });
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes when one of its links leads to a place on the same page', async ({ page }) => {
    await page.goto('/solutions/octomine');
    await opener(page).click();
    await panel(page).getByRole('link', { name: 'Integrations' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('#integrations')).toBeInViewport();
  });
});

test('the mobile menu can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.press('Enter');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await menu.getByRole('link', { name: 'OctoSense' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/solutions/octosense');
});

test('the contact form can be filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await islandLive(page, 'contact-form');
  await page.getByLabel('Full Name *').focus();
  for (const text of ['Asha Rao', 'asha@brand.example', '', 'Brand', 'A project']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  // Backwards: the message, its three buttons, the notice.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Dismiss notice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});
