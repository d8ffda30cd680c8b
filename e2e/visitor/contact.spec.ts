import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect, test } from '../support/test';
import { complaintsOf, eventsOf, followMails, islandLive, layoutShift } from '../support/visitor';

const message = {
  'Full Name *': 'Asha Rao',
  'Email Address *': 'asha@brand.example',
  'Phone Number': '',
  'Company Name *': 'Brand & Co',
  'Tell us about your project *': 'Which promotion should we stop?',
};

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, changes: Partial<typeof message> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...message, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function openForm(page: Page, search = ''): Promise<void> {
  await page.goto(`/contact${search}`);
  await islandLive(page, 'contact-form');
}

/** Subject and body of a mailto address, as a mail program reads them. */
function mailOf(address: string) {
  const [target = '', query = ''] = address.slice('mailto:'.length).split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(target), fields };
}

test.describe('the form', () => {
  test('opens the mail program with the message, and says so', async ({ page }) => {
    const complaints = complaintsOf(page);
    const mails = await followMails(page);
    await openForm(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await expect(page.getByRole('status')).toContainText(
      "Your email client will open to send the message. We'll get back to you soon!",
    );
    expect(mails).toHaveLength(1);
    expect(mailOf(mails[0] ?? '')).toEqual({
      to: company.email,
      fields: [
        ['subject', 'New Contact Form Submission'],
        [
          'body',
          [
            'Name: Asha Rao',
            'Email: asha@brand.example',
            'Phone: Not provided',
            'Company: Brand & Co',
            'Message: Which promotion should we stop?',
          ].join('\r\n'),
        ],
      ],
    });
    for (const label of Object.keys(message)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect((await eventsOf(page)).filter(({ event }) => event === 'form_submit')).toEqual([
      { event: 'form_submit', form_type: 'contact_form' },
    ]);
    expect(complaints).toEqual([]);
  });

  const hostile = [
    ['line breaks', 'first\nsecond\n\nfourth'],
    ['a header of its own', 'x\r\nBcc: other@brand.example\r\n\r\n'],
    ['a recipient and fields', '&to=other@brand.example&cc=x@y.example?subject=other#end'],
    ['encoded line breaks', '%0D%0ABcc:%20other@brand.example %26 %'],
    ['quotes and brackets', `"a" 'b' <script>alert(1)</script> {c} [d] \\e`],
    ['emoji', '👩‍🔬 🇮🇳 ✅'],
    ['right-to-left text', 'שלום العالم'],
    ['Devanagari', 'नमस्ते, कृपया उत्तर दें'],
    ['plus signs and spaces', 'a + b  =  c'],
  ] as const;
  for (const [what, text] of hostile) {
    test(`hands on ${what} as they were typed`, async ({ page }) => {
      const mails = await followMails(page);
      await openForm(page);
      await fill(page, {
        'Tell us about your project *': text,
        'Company Name *': text.replaceAll(/[\r\n]+/g, ' '),
      });
      await send(page).click();
      await expect(page.getByRole('status')).toContainText('Form Submitted!');
      const { to, fields } = mailOf(mails[0] ?? '');
      expect(to).toBe(company.email);
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
      expect(fields[1]?.[1]).toContain(`\r\nMessage: ${text.replaceAll(/\r\n?|\n/g, '\r\n')}`);
      expect(mails[0]?.slice('mailto:'.length)).toMatch(/^[\w.~!$'()*,;:@%?&=-]+$/);
    });
  }

  test('paints Submitting... on a disabled button before the mail program opens', async ({
    page,
  }) => {
    await openForm(page);
    await page.evaluate(() => {
      const { click } = HTMLAnchorElement.prototype;
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver(() => {}).observe({ type: 'paint' });
      let frames = 0;
      const button = document.querySelector('form button');
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
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      ['Submitting...', true, true],
    ]);
    await expect(send(page)).toBeEnabled();
  });

  test('sends with the Enter key, and the focus stays in the form', async ({ page }) => {
    const mails = await followMails(page);
    await openForm(page);
    await fill(page);
    await page.getByLabel('Company Name *').press('Enter');
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(mails).toHaveLength(1);
    await expect(page.getByLabel('Company Name *')).toBeFocused();
  });

  test('gives the focus back to its button', async ({ page }) => {
    await openForm(page);
    await fill(page);
    await send(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await expect(send(page)).toBeFocused();
  });

  test('says what is wrong beside each field, and goes to the first', async ({ page }) => {
    const mails = await followMails(page);
    await openForm(page);
    await page.getByLabel('Company Name *').fill('Brand');
    await page.getByLabel('Email Address *').fill('asha@');
    await send(page).click();
    const name = page.getByLabel('Full Name *');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter your full name.');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email Address *')).toHaveAccessibleDescription(/in full/);
    await expect(page.getByLabel('Company Name *')).toHaveAccessibleDescription('');
    await name.fill('Asha');
    await expect(name).toHaveAccessibleDescription('');
    expect(mails).toEqual([]);
    expect((await eventsOf(page)).some(({ event }) => event === 'form_submit')).toBe(false);
  });

  test('keeps everything when the mail program cannot be opened, and works the next time', async ({
    page,
  }) => {
    const mails = await followMails(page);
    await openForm(page);
    await page.evaluate(() => {
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        HTMLAnchorElement.prototype.click = click;
        throw new Error('blocked');
      };
    });
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    for (const [label, value] of Object.entries(message)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    expect((await eventsOf(page)).some(({ event }) => event === 'form_submit')).toBe(false);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(mails).toHaveLength(1);
  });
});

test.describe('the notice', () => {
  test('stays, and goes when it is dismissed', async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await fill(page);
    await send(page).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(page.getByRole('region', { name: 'Your message' })).toBeVisible();
  });
});

test.describe('the composed message', () => {
  test('is copied, with the address beside it, and stays until it is dismissed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await fill(page);
    await send(page).click();
    const region = page.getByRole('region', { name: 'Your message' });
    await expect(region).toContainText(company.email);
    await region.getByRole('button', { name: 'Copy message' }).click();
    await expect(region).toContainText('Message copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      [
        'Name: Asha Rao',
        'Email: asha@brand.example',
        'Phone: Not provided',
        'Company: Brand & Co',
        'Message: Which promotion should we stop?',
      ].join('\r\n'),
    );
    await region.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(region).toHaveCount(0);
    await expect(send(page)).toBeFocused();
  });

  test('is selected where the clipboard is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    });
    await openForm(page);
    await fill(page);
    await send(page).click();
    await page.getByRole('button', { name: 'Copy message' }).click();
    await expect(page.getByText('The message is selected')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
      /^Name: Asha Rao\n[^]*stop\?\n?$/,
    );
  });

  test('warns when mail programs may cut it, and offers the copy first', async ({ page }) => {
    const mails = await followMails(page);
    await openForm(page);
    await fill(page, { 'Tell us about your project *': 'न'.repeat(200) });
    await send(page).click();
    const region = page.getByRole('region', { name: 'Your message' });
    await expect(region).toContainText('too long for some mail programs: copy it first');
    await expect(region.getByRole('button').first()).toHaveText('Copy message');
    expect(mails[0]?.length).toBeGreaterThan(1800);
  });

  test('does not warn when the address is short enough', async ({ page }) => {
    await openForm(page);
    await fill(page, { 'Tell us about your project *': 'x'.repeat(1400) });
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Your message' })).not.toContainText('too long');
  });
});

test.describe('the first sentence', () => {
  for (const [search, sentence] of [
    ['?intent=demo&product=octomine', 'I would like to book a demo of Octomine.'],
    ['?intent=sales', 'I would like to talk to sales.'],
    ['?intent=sales&product=unknown', 'I would like to talk to sales.'],
    ['?intent=%3Cimg%3E&product=octomine', ''],
    ['?product=octomine', ''],
  ] as const) {
    test(`is “${sentence}” for ${search}`, async ({ page }) => {
      await openForm(page, search);
      await expect(page.getByLabel('Tell us about your project *')).toHaveValue(sentence);
    });
  }

  test('never replaces what was typed', async ({ page }) => {
    await page.route('**/contact-form.*.js', async (route) => {
      await page.getByLabel('Tell us about your project *').fill('My own words');
      await route.continue();
    });
    await openForm(page, '?intent=demo');
    await expect(page.getByLabel('Tell us about your project *')).toHaveValue('My own words');
  });
});

test.describe('before its code has come', () => {
  test('keeps what is typed, and sends it once the code is there', async ({ page }) => {
    const mails = await followMails(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/contact-form.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await fill(page);
    await page.getByLabel('Full Name *').evaluate((field) => {
      // As a password manager writes: past whatever watches the property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'Set by a tool',
      );
    });
    await send(page).click();
    await send(page).click();
    await page.waitForTimeout(200);
    expect(mails).toEqual([]);
    arrive();
    await islandLive(page, 'contact-form');
    await expect(page.getByRole('status')).toContainText('Form Submitted!');
    expect(mails).toHaveLength(1);
    expect(decodeURIComponent(mails[0] ?? '')).toContain('Name: Set by a tool\r\n');
    expect((await eventsOf(page)).filter(({ event }) => event === 'form_submit')).toHaveLength(1);
  });

  test('puts an early, empty submit into words', async ({ page }) => {
    await page.goto('/contact');
    await send(page).click();
    await expect(page.getByLabel('Full Name *')).toHaveAccessibleDescription(
      'Enter your full name.',
    );
  });

  test('shifts nothing when it comes', async ({ page }) => {
    await openForm(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe('without its code', () => {
  test('the browser itself hands the form to the mail program', async ({ page }) => {
    const mails = await followMails(page);
    await page.route('**/contact-form.*.js', (route) => route.abort());
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    const { to, fields } = mailOf((mails[0] ?? '').replaceAll('+', ' '));
    expect(to).toBe(company.email);
    expect(fields[0]).toEqual(['subject', 'New Contact Form Submission']);
    expect(fields[1]?.[1]).toContain('message=Which promotion should we stop?');
  });

  test('and so it does without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const mails = await followMails(page);
    await page.goto('/contact');
    await send(page).click();
    expect(mails).toEqual([]);
    await fill(page);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toContain(`mailto:${company.email}?subject=New%20Contact%20Form%20Submission`);
    await context.close();
  });
});
