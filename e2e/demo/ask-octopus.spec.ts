import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerTo, ask, questionIds, questions, tryLevers, wordsOf } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { expect, test } from '../support/test';

const path = '/solutions/ask-octopus';

/** The demo's element, once its code has brought it to life. */
async function liveDemo(page: Page, search = '') {
  await page.goto(`${path}${search}#demo`);
  const demo = page.locator('[data-island="ask-octopus"]');
  await expect(demo).toHaveAttribute('data-live', '');
  return demo;
}

/** The events of the data layer since the page was loaded, by name. */
const eventsOf = (page: Page, name: string) =>
  page.evaluate(
    (event) =>
      (window.dataLayer ?? []).filter(
        (entry) =>
          typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === event,
      ),
    name,
  );

const answer = (asked: Parameters<typeof answerTo>[1]) => {
  const found = answerTo(sample, asked);
  if (!found) throw new Error(`No answer to ${wordsOf(asked)}.`);
  return found;
};

test('the first answer is readable without JavaScript, and nothing dead looks alive', async ({
  plainPage: page,
}) => {
  await page.goto(path);
  const demo = page.locator('#demo');
  const first = answer(ask(questionIds[0]));
  await expect(demo.getByText(first.headline, { exact: true })).toBeVisible();
  await expect(demo.getByText('Not a live model.')).toBeVisible();
  await expect(demo.getByRole('table')).toBeVisible();
  // Playwright's own text matching passes over noscript elements, which are rendered here.
  expect(await demo.locator('noscript').evaluate((note: HTMLElement) => note.innerText)).toContain(
    'need JavaScript',
  );
  await expect(demo.getByRole('link')).toHaveCount(0);
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await expect(demo.getByRole('slider')).toHaveCount(0);
});

for (const id of questionIds) {
  test(`picking “${questions[id]}” computes its answer and puts it into the address`, async ({
    scriptedPage: page,
    complaints,
  }) => {
    const demo = await liveDemo(page);
    await demo.getByRole('list', { name: 'Or pick a question' }).getByText(questions[id]).click();
    const { headline, detail, chart, table, range } = answer(ask(id));
    await expect(demo.getByRole('heading', { level: 3 })).toHaveText(questions[id]);
    await expect(demo.getByText(headline, { exact: true }).first()).toBeVisible();
    await expect(demo.getByText(detail, { exact: true }).first()).toBeVisible();
    await expect(demo.getByText(chart.title, { exact: true })).toBeVisible();
    await expect(demo.getByText(`${range.text.low} to ${range.text.high}`)).toBeVisible();
    await expect(demo.getByRole('row')).toHaveCount(table.rows.length + 1);
    await expect(demo.getByRole('row').last()).toHaveText(table.rows.at(-1)?.join('') ?? '');
    await expect(page).toHaveURL(`${path}?ask=${id}#demo`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    expect(complaints.all).toEqual([]);
    await expect(page.locator('[style]')).toHaveCount(0);
  });
}

test('a link with the question in its address opens that answer', async ({
  scriptedPage: page,
}) => {
  const demo = await liveDemo(page, '?ask=what-if&channel=quick-commerce&price=5&utm_source=mail');
  const { headline, question } = answer(tryLevers({ channel: 'Quick commerce', price: 5 }));
  await expect(demo.getByRole('heading', { level: 3 })).toHaveText(question);
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(demo.getByRole('slider', { name: 'Price' })).toHaveValue('5');
  await expect(demo.getByRole('radio', { name: 'Quick commerce' })).toBeChecked();
  expect(await eventsOf(page, 'cta_click')).toEqual([]);
});

test('the what-if controls work by keyboard, and the start is recorded once', async ({
  scriptedPage: page,
}) => {
  const demo = await liveDemo(page, '?utm_source=mail');
  await demo.getByRole('radio', { name: 'All channels' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Modern trade' })).toBeFocused();
  await demo.getByRole('slider', { name: 'Price' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await demo.getByRole('slider', { name: 'Trade spend' }).focus();
  await page.keyboard.press('ArrowLeft');
  const { headline, detail, range } = answer(
    tryLevers({ channel: 'Modern trade', price: 3, spend: -5 }),
  );
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(demo.getByText(`Profit ${range.text.mid}`)).toBeVisible();
  await expect(demo.locator('[role=status]')).toHaveText(`${headline} ${detail}`);
  await expect(page).toHaveURL(
    `${path}?ask=what-if&channel=modern-trade&price=3&spend=-5&utm_source=mail#demo`,
  );
  expect(await eventsOf(page, 'cta_click')).toEqual([
    { event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' },
  ]);
  expect(await eventsOf(page, 'page_view')).toHaveLength(1);

  await demo.getByRole('button', { name: 'Set all to 0%' }).click();
  await expect(demo.getByText('Nothing changes while')).toBeVisible();
  await expect(demo.getByRole('slider', { name: 'Price' })).toHaveValue('0');
});

test('a question may be typed; one that is not known gets an honest reply', async ({
  scriptedPage: page,
}) => {
  const demo = await liveDemo(page);
  const field = demo.getByRole('textbox', { name: 'Ask about the sample brand' });
  await field.fill('why did the east miss its target?');
  await field.press('Enter');
  await expect(demo.getByRole('heading', { level: 3 })).toHaveText(questions.plan);
  await field.fill('Who is our best customer?');
  await demo.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(demo.getByText('The sample cannot answer that.').first()).toBeVisible();
  await expect(demo.getByText('net sales, trade spend and stock of 12 products')).toBeVisible();
  await expect(demo.getByRole('table')).toHaveCount(0);
  await demo.getByRole('link', { name: questions.forecast }).last().click();
  await expect(demo.getByText(answer(ask('forecast')).headline)).toBeVisible();
});

test('a follow-up takes the reader to its answer', async ({ scriptedPage: page }) => {
  const demo = await liveDemo(page);
  const [followUp] = answer(ask(questionIds[0])).followUps;
  if (!followUp) throw new Error('No follow-up.');
  await demo
    .getByRole('link', { name: wordsOf(followUp) })
    .last()
    .press('Enter');
  await expect(demo.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(demo.getByRole('heading', { level: 3 })).toHaveText(wordsOf(followUp));
  await expect(demo.getByText(answer(followUp).headline, { exact: true })).toBeVisible();
});

for (const search of ['', '?ask=forecast', '?ask=what-if&price=5', '?ask=why']) {
  test(`the demo has no accessibility fault at “${search}”`, async ({ scriptedPage: page }) => {
    await liveDemo(page, search);
    const { violations } = await new AxeBuilder({ page }).include('#demo').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`every answer fits a screen of ${width} px`, async ({ scriptedPage: page }) => {
    await page.setViewportSize({ width, height: 844 });
    const demo = await liveDemo(page);
    for (const id of questionIds) {
      await demo.getByText(questions[id]).first().click();
      await expect(demo.getByRole('heading', { level: 3 })).toHaveText(questions[id]);
      const wide = await page
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const cut = await demo.evaluate((element) =>
        [...element.querySelectorAll('td, th, li, p')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1)
          .map((cell) => cell.textContent),
      );
      expect(cut).toEqual([]);
      if (width < 600) await expect(demo.getByRole('heading', { level: 3 })).toBeInViewport();
    }
  });
}
