import type { Page } from '@playwright/test';
import { contactForm, errorScreen, navigation, site } from '@/.content';
import { filledForm } from '@/lib/testing/filled-form';
import { axeFaults, findOverflow } from '../support/page-faults';
import { expect, test } from '../support/test';
import { fillForm, followMails, islandLive } from '../support/visitor';

// What the form says and does in every case: contact-form.test.tsx; a press before its code is there:
// islands.test.ts. Here stands what only a browser shows.

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('its problems, notices and composed message have no fault, wide and narrow', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandLive(page);
  const expectNoFault = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // What stands half under the header is one that a visitor scrolls to.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await axeFaults(page, 'main'), `${width} px`).toEqual([]);
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  };
  await send(page).click();
  await expect(page.getByText(contactForm.fields[0]?.requiredMessage ?? '')).toBeVisible();
  await expectNoFault();

  await page.evaluate(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = () => {
      HTMLAnchorElement.prototype.click = click;
      throw new Error('blocked');
    };
  });
  await fillForm(page, { message: 'नमस्ते'.repeat(60) });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expectNoFault();

  await send(page).click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.getByRole('button', { name: contactForm.composed.copy }).click();
  await expect(page.getByText(contactForm.composed.copied)).toBeVisible();
  await expectNoFault();
});

test('where its code throws, the error screen stands in its place, with ways on', async ({
  page,
}) => {
  // The form's code sets this when it comes to life.
  await page.addInitScript(() => {
    if (location.hash !== '#broken') return;
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      set: () => {
        throw new Error('This browser is broken.');
      },
    });
  });
  await page.goto('/contact#broken');
  await islandLive(page);
  const screen = page.getByRole('alert');
  await expect(screen).toContainText('Unexpected Application Error!');
  await expect(screen).toContainText('This browser is broken.');
  const mail = screen.getByRole('link', { name: site.email });
  await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
  expect(await axeFaults(page, 'main')).toEqual([]);

  // The page goes on, and is well again after the reload that the screen offers.
  await page.getByRole('button', { name: navigation.menus[0]?.label }).click();
  await expect(page.locator('#menu-solutions')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.replaceState(null, '', '/contact'));
  await screen.getByRole('button', { name: errorScreen.reload }).click();
  await islandLive(page);
  await expect(screen).toBeEmpty();
});

test('without its code or JavaScript the browser hands the form to the mail program', async ({
  page: scriptedPage,
  plainPage,
}) => {
  for (const page of [scriptedPage, plainPage]) {
    const mails = await followMails(page);
    // As behind a release that has given it another name.
    await page.route('**/contact-form.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    await fillForm(page);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    await expect(page.getByLabel('Full Name *')).toHaveValue(filledForm.name ?? '');
    const mail = decodeURIComponent(mails[0]?.replaceAll('+', ' ') ?? '');
    expect(mail).toContain(`mailto:${site.email}?subject=New Contact Form Submission&body=`);
    expect(mail).toContain(`message=${filledForm.message}`);
  }
});
