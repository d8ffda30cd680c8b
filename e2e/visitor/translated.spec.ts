import type { Page } from '@playwright/test';
import { site } from '@/words';
import { translate } from '@/lib/testing/translate';
import { expect, test } from '../support/test';
import { complaintsOf, fillContactForm, followMails, holdBack } from '../support/visitor';

// What a browser's translator or an extension does to a page is not React's. That every message
// of the form bears it: components/islands/contact-form.test.tsx.

/** Translates the page as it stands, and forgets nothing that a visitor did. */
const translatePage = (page: Page) =>
  page.evaluate(
    `(() => { const __name = (value) => value; (${translate.toString()})(document.body); })()`,
  );

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

test('a translated form keeps what is typed and the place in it, and sends it once', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const mails = await followMails(page);
  const arrive = await holdBack(page, '**/contact-form.*.js');
  await page.goto('/contact?intent=demo&product=octomine');
  await translatePage(page);
  const texts = { name: 'Asha Rao', email: 'asha@brand.example', company: 'Brand & Co' };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'company').evaluate((each: HTMLInputElement) => each.setSelectionRange(2, 5));
  arrive();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await expect(field(page, 'company')).toBeFocused();
  expect(
    await field(page, 'company').evaluate((each: HTMLInputElement) => [
      each.selectionStart,
      each.selectionEnd,
    ]),
  ).toEqual([2, 5]);
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(field(page, 'message')).toHaveValue('I would like to book a demo of Octomine.');
  await translatePage(page);
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '')).toContain('Name: Asha Rao\r\n');
  expect(complaints).toEqual([]);
});

for (const pressed of ['button', 'field'] as const) {
  test(`what is sent by its ${pressed} before the form's code has come is sent once it has`, async ({
    page,
  }) => {
    const mails = await followMails(page);
    const arrive = await holdBack(page, '**/contact-form.*.js');
    await page.goto('/contact');
    await fillContactForm(page);
    await translatePage(page);
    if (pressed === 'button') await page.locator('form [type=submit]').click();
    else await field(page, 'company').press('Enter');
    arrive();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toContain(site.email);
  });
}

test('a question typed into a translated page is asked', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/solutions/ask-octopus');
  await translatePage(page);
  const first = await page.locator('#demo h3').innerText();
  await page.locator('#demo [name=ask]').fill('Which products sell best?');
  await page.locator('#demo [name=ask]').press('Enter');
  await expect(page.locator('#demo h3')).not.toHaveText(first);
  await expect(page).toHaveURL(/ask=/);
  expect(complaints).toEqual([]);
});

test('a form into which an extension has put things is taken over all the same', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('form :is(input, textarea)')) {
      const button = document.createElement('button');
      button.className = 'of-an-extension';
      control.after(document.createElement('extension-mark'), button);
    }
  });
  await fillContactForm(page);
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toContainText('Form Submitted!');
});
