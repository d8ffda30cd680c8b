import { expect, test, type Page } from '@playwright/test';
import { contactBody, mailtoUrl } from '@/lib/contact/mailto';
import { translate } from '@/lib/testing/translate';
import { contactForm, pages, site } from '@/.content';
import { filledForm } from '@/lib/testing/filled-form';
import { axeFaults, findOverflow, tabThrough } from './support/page-faults';
import { sitePages } from './support/site';
import { fillForm, islandLive } from './support/visitor';

// What visitors do, in every engine: in Chromium with all other tests, in Firefox and WebKit by
// `npm run test:engines`. What is marked @others, other tests ask Chromium.

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const opener = (page: Page, id: string) => page.locator(`[popovertarget="${id}"]:visible`);
/** The mail that the contact form has composed. */
const mailLink = 'main a[href^="mailto:"][href*="body="]';
const menu = (page: Page, id: string) => page.locator(`#${id}`);

test.use({ viewport: desktop });

test('menus open and close by mouse, one at a time, in full sight', async ({ page }) => {
  await page.goto('/');
  await opener(page, 'menu-solutions').click();
  await expect(menu(page, 'menu-solutions')).toBeInViewport({ ratio: 1 });
  await opener(page, 'menu-services').click();
  await expect(menu(page, 'menu-services')).toBeVisible();
  await expect(menu(page, 'menu-solutions')).toBeHidden();
  await page.mouse.click(640, 700);
  await expect(menu(page, 'menu-services')).toBeHidden();
  await opener(page, 'menu-solutions').click();
  await menu(page, 'menu-solutions').getByRole('link').first().click();
  await page.waitForURL('**/solutions**');
});

for (const [id, viewport] of [
  ['menu-services', desktop],
  ['mobile-menu', phone],
] as const) {
  test(`${id} opens by keys and clicks; Tab leads into it, Escape gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    const button = opener(page, id);
    for (const open of [
      () => button.click(),
      () => button.locator('svg').first().click(),
      () => button.press('Enter'),
      () => button.press(' '),
    ]) {
      await open();
      await expect(menu(page, id)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page, id).locator('a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page, id)).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the phone’s menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/');
    for (const isOpen of [true, false, true]) {
      await opener(page, 'mobile-menu').tap();
      await expect(menu(page, 'mobile-menu')).toBeVisible({ visible: isOpen });
    }
    await menu(page, 'mobile-menu').locator('[href="/solutions/octomine"]').tap();
    await page.waitForURL('**/solutions/octomine');
  });
});

test('a printed page has its answers, and nothing to press', async ({ page }) => {
  await page.goto('/solutions/octomine');
  await page.emulateMedia({ media: 'print' });
  const visibilityOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => each.checkVisibility({ contentVisibilityAuto: true })),
      );
  // What is folded comes back with a frame, which a busy machine draws later.
  await expect
    .poll(async () => new Set(await visibilityOf('details[name=faq] > p')))
    .toEqual(new Set([true]));
  await expect.poll(() => visibilityOf('button, input, nav')).not.toContain(true);
});

test('the contact form says what is missing, is filled in by keys, and composes the mail', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandLive(page);
  const first = page.getByLabel('Full Name *');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await fillForm(page);
  await page.getByLabel('Tell us about your project *').press('Tab');
  await page.locator('form [type="submit"]').press('Enter');
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  const body = contactBody(filledForm);
  const address = mailtoUrl(site.email, contactForm.subject, body);
  await expect(page.locator(mailLink)).toHaveAttribute('href', address);
});

test('a click into the home page’s field leads to the demo with what is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('[name="ask"]').click();
  await page.keyboard.type('net sales by channel');
  await page.locator('form:has([name="ask"]) button').click();
  await page.waitForURL(/solutions\/ask-octopus\?ask=net/);
});

test('what is typed into a translated page is asked', async ({ page }) => {
  await page.goto('/solutions/ask-octopus');
  await page.evaluate(translate);
  await page.locator('[name="ask"]').fill('Which products sell best?');
  await page.locator('[name="ask"]').press('Enter');
  // Its code may be there by now, and then asks the first question.
  await page.waitForURL(/[?&](?:ask|measure)=/);
  // Translators go on with what is new.
  const answer = page.locator('#demo h3').first();
  for (const item of [2, 1, 2]) {
    await page.evaluate(translate);
    const before = await answer.textContent();
    await page.locator(`#demo ul li:nth-child(${item}) a`).first().click();
    await expect(answer).not.toHaveText(before ?? '');
  }
});

test('the last link of contents longer than the window comes into view by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/privacy');
  const links = page.locator('.contents-list a');
  await links.nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test('a turned phone keeps its words in place while another picture is on its way', async ({
  page,
}) => {
  await page.goto('/solutions/ask-octopus');
  const picture = page.locator('picture:has(source[media])');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  await page.route('**/pictures/octopus-beside*', () => {});
  await page.setViewportSize(phone);
  expect(await findOverflow(page)).toEqual([]);
});

test.describe('what others ask Chromium', { tag: '@others' }, () => {
  test('back returns to the place, forward leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: pages.about.label }).click();
    await page.waitForURL('**/about');
    // From the cache a page comes without a load to wait for.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/about');
    await opener(page, 'menu-solutions').click();
    await expect(menu(page, 'menu-solutions')).toBeVisible();
  });

  for (const path of sitePages) {
    test(`${path}: axe finds nothing, every Tab stop shows, nothing is cut at 400 % zoom`, async ({
      page,
    }) => {
      await page.goto(path);
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft((await tabThrough(page)).faults).toEqual([]);
      // 1280 pixels at four times the size (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await findOverflow(page)).toEqual([]);
    });
  }
});
