import type { Locator, Page } from '@playwright/test';
import { demo as words } from '@/words';
import { fill } from '@/lib/fill';
import { addressOf } from '@/lib/sample-brand/address';
import { sample } from '@/lib/sample-brand/dataset';
import type { Lever } from '@/lib/sample-brand/engine/shock';
import { parseQuestion } from '@/lib/sample-brand/reading/read';
import { sentenceOf } from '@/lib/sample-brand/reading/sentence';
import { renderAnswer } from '@/lib/sample-brand/render';
import type { Request } from '@/lib/sample-brand/request';
import { axeFaults } from '../support/page-faults';
import { expect, test } from '../support/test';
import { complaintsOf, eventsOf, holdBack } from '../support/visitor';

test.use({ viewport: { width: 1440, height: 900 } });

const path = '/solutions/ask-octopus';

/** The demo's element, once a touch, or a question in the address, has brought it to life. */
async function liveDemo(page: Page, search = '') {
  await page.goto(`${path}${search}#demo`);
  const demo = page.locator('[data-island="ask-octopus"]');
  if (!search.includes('ask=')) await demo.getByText(words.list).hover();
  await expect(demo).toHaveAttribute('data-live', '');
  return demo;
}

/** Where the answered question stands. */
const questionHeading = (demo: Locator) => demo.getByRole('heading', { level: 3 });

/** The events of a name that the page has recorded. */
const eventsNamed = async (page: Page, name: string) =>
  (await eventsOf(page)).filter(({ event }) => event === name);

const { questions } = words;
const questionTexts = Object.values(questions);
/** What the controls say of a profit. */
const resultOf = (mid = '') => fill(words.whatIf.result, { mid });
const levers = (...set: Lever[]): Request => ({ kind: 'what-if', levers: set });

/** What a question means, laid over another where it is a follow-up. */
function requestOf(text: string, last?: Request): Request {
  const reading = parseQuestion(text, sample, last);
  if (!('request' in reading)) throw new Error(`No answer to ${text}.`);
  return reading.request;
}

const answer = (asked: Request | string) =>
  renderAnswer(sample, typeof asked === 'string' ? requestOf(asked) : asked);

/** The address of a question, whose words stand in it as they were asked. */
function addressFor(text: string): string {
  const parameters = new URLSearchParams(addressOf(requestOf(text), sample));
  parameters.set('ask', text);
  return `?${parameters}`;
}

test('the first answer is readable without JavaScript, and nothing dead looks alive', async ({
  plainPage: page,
}) => {
  await page.goto(path);
  const demo = page.locator('#demo');
  const first = answer(questions.growth);
  await expect(demo.getByText(first.headline, { exact: true })).toBeVisible();
  await expect(demo.getByText(words.footer)).toBeVisible();
  await demo.getByText(words.table).click();
  await expect(demo.getByRole('table')).toBeVisible();
  // Playwright's own text matching passes over noscript elements, which are rendered here.
  expect(await demo.locator('noscript').evaluate((note: HTMLElement) => note.innerText)).toBe(
    words.noScript,
  );
  await expect(demo.getByRole('link')).toHaveCount(0);
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await expect(demo.getByRole('slider')).toHaveCount(0);
});

test('a question pressed before the code is there is followed to its own address', async ({
  page,
}) => {
  const release = await holdBack(page, '**/ask-octopus.*.js');
  await page.goto(`${path}#demo`);
  const demo = page.locator('[data-island="ask-octopus"]');
  await demo.getByRole('link', { name: questions.stock }).click();
  release();
  await expect(questionHeading(demo)).toHaveText(questions.stock);
  await expect(page).toHaveURL(`${path}${addressOf({ text: questions.stock }, sample)}#demo`);
});

test('where its code cannot be had, the demo says so and puts its controls away', async ({
  page,
}) => {
  await page.route('**/ask-octopus.*.js', (route) => route.abort());
  await page.goto(path);
  const demo = page.locator('[data-island="ask-octopus"]');
  await demo.getByText(words.list).hover();
  await expect(demo.getByText(words.failed)).toBeVisible();
  await expect(demo.getByRole('link')).toHaveCount(0);
  await expect(demo.getByRole('slider')).toHaveCount(0);
  await expect(demo.getByText(answer(questions.growth).headline, { exact: true })).toBeVisible();
});

test('picking a question computes its answer, puts it into the address, and fits every screen', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const demo = await liveDemo(page);
  for (const text of questionTexts) {
    await demo.getByRole('list', { name: words.list }).getByText(text).click();
    const { headline, detail, chart, table, range } = answer(text);
    await expect(questionHeading(demo)).toHaveText(text);
    await expect(demo.getByText(headline, { exact: true }).first()).toBeVisible();
    await expect(demo.getByText(detail, { exact: true }).first()).toBeVisible();
    await expect(demo.getByText(chart?.title ?? '', { exact: true }).first()).toBeVisible();
    await expect(demo.locator('[data-answer]')).toHaveAttribute('data-answer', 'answered');
    if (range) {
      await expect(demo.getByText(`${range.text.low} to ${range.text.high}`).first()).toBeVisible();
    }
    const rows = table?.rows ?? [];
    await demo.getByText(words.table).click();
    await expect(demo.getByRole('row')).toHaveCount(rows.length + 1);
    await expect(demo.getByRole('row').last()).toHaveText(rows[rows.length - 1]?.join(' ') ?? '');
    await expect(page).toHaveURL(`${path}${addressFor(text)}#demo`);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(demo), `${text} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // One answer of each kind: with a range, with reasons; the first one is judged with its page.
    if (text === questions.forecast || text === questions.plan) {
      expect.soft(await axeFaults(page, '#demo'), text).toEqual([]);
    }
  }
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await expect(page.locator('[style]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** What of the demo reaches out of its box or the page. */
const tooWide = (demo: Locator) =>
  demo.evaluate((element) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...element.querySelectorAll('td, th, li, p')].filter(
      (cell) =>
        // The questions to pick from scroll in a line of their own.
        !cell.closest('ul[aria-labelledby]') &&
        ((cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1) ||
          cell.getBoundingClientRect().right > element.getBoundingClientRect().right),
    );
    return [
      ...cut.map((cell) => cell.textContent),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ];
  });

test('on a phone a picked question leads to its answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await liveDemo(page);
  for (const text of questionTexts) {
    await demo.getByText(text).first().click();
    await expect(questionHeading(demo)).toHaveText(text);
    await expect(questionHeading(demo)).toBeInViewport();
  }
});

test('a link with the question in its address opens that answer', async ({ page }) => {
  const set = levers({ name: 'price', change: 5, channel: 'Quick commerce' });
  const demo = await liveDemo(page, `${addressOf(set, sample)}&utm_source=mail`);
  expect(await axeFaults(page, '#demo')).toEqual([]);
  const { headline, question } = answer(set);
  await expect(questionHeading(demo)).toHaveText(question);
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(demo.getByRole('slider', { name: words.whatIf.levers.price })).toHaveValue('5');
  await expect(demo.getByRole('radio', { name: 'Quick commerce' })).toBeChecked();
  expect(await eventsNamed(page, 'cta_click')).toEqual([]);
});

test('the what-if controls work by keyboard, and the start is recorded once', async ({ page }) => {
  const demo = await liveDemo(page, '?utm_source=mail');
  await demo.getByRole('radio', { name: words.whatIf.allChannels }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Modern trade' })).toBeFocused();
  await demo.getByRole('slider', { name: words.whatIf.levers.price }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await demo.getByRole('slider', { name: words.whatIf.levers.spend }).focus();
  await page.keyboard.press('ArrowLeft');
  const channel = 'Modern trade';
  const set = levers(
    { name: 'price', change: 3, channel },
    { name: 'reach', change: 0, channel },
    { name: 'spend', change: -5, channel },
  );
  const { headline, question, range } = answer(set);
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(demo.getByText(resultOf(range?.text.mid))).toBeVisible();
  await expect(demo.locator('[role=status]')).toHaveText(`${question} ${headline}`);
  await expect(page).toHaveURL(/what-if=&channel=modern-trade&price=3&spend=-5#demo$/);
  expect(page.url()).toContain('utm_source=mail');
  expect(await eventsNamed(page, 'cta_click')).toEqual([
    { event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' },
  ]);
  expect(await eventsNamed(page, 'page_view')).toHaveLength(1);

  await demo.getByRole('button', { name: words.whatIf.reset }).click();
  await expect(demo.getByText('Nothing changes while')).toBeVisible();
  await expect(demo.getByRole('slider', { name: words.whatIf.levers.price })).toHaveValue('0');
});

test('the result of a what-if stays in view beside its controls, on a phone too', async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const demo = await liveDemo(page);
    const slider = demo.getByRole('slider', { name: words.whatIf.levers.price });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const { headline, range } = answer(levers({ name: 'price', change: 1 }));
    const result =
      size.width > 1000
        ? demo.getByText(headline, { exact: true })
        : demo.getByText(resultOf(range?.text.mid));
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(slider).toBeInViewport();
  }
});

test('a typed question is answered, or refused by the words that have no place', async ({
  page,
}) => {
  const demo = await liveDemo(page);
  const result = demo.locator('[data-answer]');
  const field = demo.getByRole('textbox', { name: words.field.label });
  const typed = 'why did the east miss its target?';
  await field.fill(typed);
  await field.press('Enter');
  await expect(questionHeading(demo)).toHaveText(typed);
  await expect(result).toHaveAttribute('data-answer', 'answered');
  await expect(demo.getByText(answer(typed).headline, { exact: true })).toBeVisible();
  await field.fill('lipstick shade sales in D2C');
  await demo.getByRole('button', { name: words.field.submit, exact: true }).click();
  await expect(result).toHaveAttribute('data-answer', 'refused');
  await expect(demo.getByText('“lipstick shade”').first()).toBeVisible();
  await expect(demo.locator('del').first()).toContainText('lipstick');
  await expect(demo.getByRole('table')).toHaveCount(0);
  expect(await axeFaults(page, '#demo')).toEqual([]);
  await demo.getByRole('link', { name: 'Show net sales in D2C' }).click();
  await expect(result).toHaveAttribute('data-answer', 'answered');
});

test('what ASK Octopus does not answer is refused without a figure', async ({ page }) => {
  const demo = await liveDemo(page);
  for (const trap of Object.values(words.traps)) {
    await demo.getByRole('link', { name: trap }).click();
    await expect(questionHeading(demo)).toHaveText(trap);
    const result = demo.locator('[data-answer]');
    await expect(result).toHaveAttribute('data-answer', 'refused');
    await expect(result).not.toContainText(/Rs.[\d.]+.(lakh|crore)/);
  }
});

test('a part of the query that is changed is computed at once, by keys too', async ({ page }) => {
  const demo = await liveDemo(page);
  const measure = demo.getByRole('combobox', { name: 'Measure' });
  await measure.focus();
  await measure.selectOption('margin');
  const first = requestOf(questions.growth);
  if (first.kind !== 'query') throw new Error('The first question is no query.');
  const margin: Request = { kind: 'query', query: { ...first.query, measure: 'margin' } };
  await expect(questionHeading(demo)).toHaveText(sentenceOf(sample, margin));
  await expect(demo.getByText(answer(margin).headline, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/measure=margin/);
  await expect(measure).toBeFocused();
  await demo.getByText('of everything').click();
  await demo.getByRole('checkbox', { name: 'East' }).check();
  await expect(questionHeading(demo)).toContainText('in the East');
  // What takes the last choice back goes with it; the focus stays among the choices.
  await demo.getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect(demo.getByRole('checkbox', { name: 'North' })).toBeFocused();
  // What does not go together cannot be chosen, and says why.
  const shown = demo.getByRole('combobox', { name: 'Shown as' });
  await demo.getByRole('combobox', { name: 'Measure' }).selectOption('fill rate');
  await expect(shown.getByRole('option', { name: /its shares: / })).toBeDisabled();
  expect(await axeFaults(page, '#demo')).toEqual([]);
});

test('a follow-up is laid over the question before, and says so', async ({ page }) => {
  const demo = await liveDemo(page);
  const field = demo.getByRole('textbox', { name: words.field.label });
  await field.fill('and in the north?');
  await field.press('Enter');
  const before = requestOf(questions.growth);
  const { headline } = answer(requestOf('and in the north?', before));
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(demo.getByText(sentenceOf(sample, before))).toBeVisible();
  await demo.getByRole('button', { name: words.startAnew }).click();
  await expect(field).toBeFocused();
  await field.fill('and by region?');
  await field.press('Enter');
  await expect(demo.locator('[data-answer]')).toHaveAttribute('data-answer', 'refused');
});

test('from the second question on a trial is offered', async ({ page }) => {
  const demo = await liveDemo(page);
  const trial = demo.getByRole('link', { name: words.trial.label });
  await demo.getByText(questions.promotions).first().click();
  await expect(trial).toHaveCount(0);
  await demo.getByText(questions.stock).first().click();
  await expect(trial).toHaveAttribute('href', words.trial.to);
});

test('“Try ASK Octopus” leads to the field for a question', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Try ASK Octopus' }).first().click();
  await expect(page.locator('#ask')).toBeFocused();
  await expect(page.locator('#ask')).toBeInViewport();
});

test('what to ask next takes the reader to its answer', async ({ page }) => {
  const demo = await liveDemo(page);
  const [next] = answer(questions.growth).followUps;
  if (!next) throw new Error('No follow-up.');
  const text = sentenceOf(sample, next);
  await demo.getByRole('link', { name: text }).last().press('Enter');
  await expect(questionHeading(demo)).toBeFocused();
  await expect(questionHeading(demo)).toHaveText(text);
  await expect(demo.getByText(answer(next).headline, { exact: true })).toBeVisible();
});
