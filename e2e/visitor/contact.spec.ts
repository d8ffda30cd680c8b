import type { Page } from '@playwright/test';
import { translate } from '@/lib/testing/translate';
import { contactForm, site } from '@/words';
import { expect, test } from '../support/test';
import {
  complaintsOf,
  fillContactForm,
  followMails,
  holdBack,
  islandLive,
} from '../support/visitor';

// What the form says and does in every case is tested beside it, in contact-form.test.tsx and
// mailto.test.ts, also how a mail is encoded; that mails open: e2e/journeys.spec.ts. Here stands what only a
// browser shows besides: what is painted, what a release or a bad line leaves of the form.

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('“Submitting...” is painted on a disabled button before the mail program opens', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandLive(page);
  await page.evaluate(() => {
    const { click } = HTMLAnchorElement.prototype;
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    let frames = 0;
    const button = document.querySelector('form [type=submit]');
    new MutationObserver(() => {
      frames = 0;
      const count = () => {
        frames += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    }).observe(button ?? document, { characterData: true, childList: true, subtree: true });
    HTMLAnchorElement.prototype.click = function () {
      seen.push([button?.textContent, button?.hasAttribute('disabled'), frames > 0]);
      click.call(this);
    };
  });
  await fillContactForm(page);
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
    ['Submitting...', true, true],
  ]);
  await page.getByRole('button', { name: contactForm.another }).click();
  await expect(send(page)).toBeEnabled();
});

test('what was typed before its code arrived stays and is sent, on a translated page too', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const mails = await followMails(page);
  const arrive = await holdBack(page, '**/contact-form.*.js');
  await page.goto('/contact');
  await fillContactForm(page);
  await page.getByLabel('Full Name *').evaluate((field) => {
    // As a password manager writes: past whatever watches the property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'Set by a tool',
    );
  });
  await page.evaluate(translate);
  arrive();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '')).toContain(
    `${contactForm.message.lines.name}: Set by a tool\r\n`,
  );
  expect(complaints).toEqual([]);
});

test('without its code or JavaScript the browser itself hands the form to the mail program', async ({
  page: scripted,
  plainPage,
}) => {
  for (const page of [scripted, plainPage]) {
    const mails = await followMails(page);
    // As behind a release that has given it another name.
    await page.route('**/contact-form.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    await fillContactForm(page);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    await expect(page.getByLabel('Full Name *')).toHaveValue(/./);
    const mail = decodeURIComponent(mails[0]?.replaceAll('+', ' ') ?? '');
    expect(mail).toContain(`mailto:${site.email}?subject=New Contact Form Submission&body=`);
    expect(mail).toContain('message=Which promotion should we stop?');
  }
});
