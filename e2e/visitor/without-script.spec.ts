import { pages } from '@/words';
import { expect, test } from '../support/test';

// What native elements and styles do for a visitor without JavaScript. Every page: every-page.spec.ts;
// the form, the carousel and the demo: theirs.

test('choosing an alert shows it and hides the others', async ({ plainPage: page }) => {
  await page.goto('/solutions/octosense');
  const panels = page.locator('.inbox').locator('article');
  const radios = page.locator('.inbox').getByRole('radio');
  await expect(radios).toHaveCount(await panels.count());
  await radios.first().focus();
  for (let choice = 0; choice < (await panels.count()); choice += 1) {
    await expect(radios.nth(choice)).toBeChecked();
    for (const [index, panel] of (await panels.all()).entries()) {
      await expect(panel).toBeVisible({ visible: index === choice });
    }
    await page.keyboard.press('ArrowDown');
  }
});

test('a desk has an address, which shows it and hides the others', async ({ plainPage: page }) => {
  await page.goto('/solutions/octomine');
  const desks = page.locator('.desk');
  await expect(desks.first()).toBeVisible();
  const links = page.locator('.desks nav').getByRole('link');
  await expect(links).toHaveCount(await desks.count());
  for (const [choice, link] of (await links.all()).entries()) {
    await link.click();
    for (const [index, desk] of (await desks.all()).entries()) {
      await expect(desk).toBeVisible({ visible: index === choice });
    }
  }
});

test('a question of the FAQ opens and closes, one at a time', async ({ plainPage: page }) => {
  await page.goto('/solutions/octomine');
  const { questions } = pages.octomine.faq;
  const heads = questions.map(({ question }) => page.locator('summary', { hasText: question }));
  const expectOpen = async (open?: number) => {
    for (const [index, { answer }] of questions.entries()) {
      await expect(page.getByText(answer)).toBeVisible({ visible: index === open });
    }
  };
  await expectOpen();
  await heads[0]?.click();
  await expectOpen(0);
  await heads[1]?.press('Enter');
  await expectOpen(1);
  await heads[1]?.click();
  await expectOpen();
});

test('a button of OctoSense opens more about its feature in place', async ({ plainPage: page }) => {
  await page.goto('/solutions/octosense');
  const buttons = page.locator('summary', { hasText: pages.octosense.features.more });
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) {
    const details = button.locator('xpath=..');
    await button.click();
    await expect(details).toHaveAttribute('open', '');
    expect((await details.innerText()).length).toBeGreaterThan(80);
  }
});
