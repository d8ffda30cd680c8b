import { contactForm, navigation } from '@/words';
import { axeFaults, sideways } from '../support/page-faults';
import { expect, test } from '../support/test';
import { fillContactForm, islandLive } from '../support/visitor';

// Every page as it comes: e2e/every-page.spec.ts. Here stand the states that a visitor makes.

test('the menus have no fault when they are open, wide and narrow', async ({ page }) => {
  await page.goto('/');
  const { menu: phoneMenu } = navigation.spoken;
  for (const menu of [...navigation.menus.map(({ label }) => label), phoneMenu]) {
    if (menu === phoneMenu) await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await expect(page.locator(':popover-open')).toBeVisible();
    // Judged is what stands when nothing comes or goes any more, the menu before with it.
    await page
      .locator('header')
      .evaluate((header) =>
        Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    // A link half under the button that stays in view is one that a visitor scrolls to.
    const openMenu = page.locator(':popover-open');
    await openMenu.evaluate((panel) => panel.scrollTo({ top: 9999, behavior: 'instant' }));
    expect.soft(await axeFaults(page, 'header')).toEqual([]);
  }
  expect(await sideways(page)).toEqual([]);
  const small = await page.locator('header :is(a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(small).toEqual([]);
});

test('the contact form’s problems, notices and composed message have no fault, wide and narrow', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandLive(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  const expectNoFault = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // What stands half under the header is one that a visitor scrolls to.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await axeFaults(page, 'main'), `${width} px`).toEqual([]);
      expect.soft(await sideways(page), `${width} px`).toEqual([]);
    }
  };
  await send.click();
  await expect(page.getByText(contactForm.fields.name.missing)).toBeVisible();
  await expectNoFault();

  await page.evaluate(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = () => {
      HTMLAnchorElement.prototype.click = click;
      throw new Error('blocked');
    };
  });
  await fillContactForm(page, { 'Tell us about your project *': 'नमस्ते'.repeat(60) });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expectNoFault();

  await send.click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.getByRole('button', { name: contactForm.composed.copy }).click();
  await expect(page.getByText(contactForm.composed.copied)).toBeVisible();
  await expectNoFault();
});
