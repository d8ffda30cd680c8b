import type { Locator, Page } from '@playwright/test';
import { demo as words } from '@/words';
import { fill } from '@/lib/site/fill';
import { addressOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Lever } from '@/lib/sample-brand/engine/shock';
import { parseQuestion } from '@/lib/sample-brand/reading/read';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import type { Request } from '@/lib/sample-brand/ask/request';
import { axeFaults, findOverflow } from '../support/page-faults';
import { expect, test } from '../support/test';
import { complaintsOf, eventsOf } from '../support/visitor';

test.use({ viewport: { width: 1440, height: 900 } });

const path = '/solutions/ask-octopus';
const island = (page: Page) => page.locator('[data-island="ask-octopus"]');

/** The demo's element, once a touch, or a question in the address, has brought it to life. */
async function liveDemo(page: Page, search = '') {
  await page.goto(`${path}${search}#demo`);
  const demo = island(page);
  if (!search.includes('ask=')) await demo.getByText(words.list).hover();
  await expect(demo).toHaveAttribute('data-live', '');
  return demo;
}

/** Where the question stands that is answered. */
const questionHeading = (demo: Locator) => demo.getByRole('heading', { level: 3 });
const field = (demo: Locator) => demo.getByRole('textbox', { name: words.field.label });
const slider = (demo: Locator, lever: keyof typeof words.whatIf.levers) =>
  demo.getByRole('slider', { name: words.whatIf.levers[lever] });

/** Expects that the demo answers, or that it refuses. */
const expectState = (demo: Locator, state: 'answered' | 'refused') =>
  expect(demo.locator('[data-answer]')).toHaveAttribute('data-answer', state);

/** The clicks that the page has recorded. */
const clicksOf = async (page: Page) =>
  (await eventsOf(page)).filter(({ event }) => event === 'cta_click');

const { questions } = words;
/** What the controls say of a profit. */
const resultOf = (mid = '') => fill(words.whatIf.result, { mid });
const levers = (...set: Lever[]): Request => ({ kind: 'what-if', levers: set });

/** What a question means, laid over another where it is a follow-up. */
function requestOf(text: string, last?: Request): Request {
  const reading = parseQuestion(text, sample, { last });
  if (!('request' in reading)) throw new Error(`No answer to ${text}.`);
  return reading.request;
}

const answerTo = (question: Request | string) =>
  renderAnswer(sample, typeof question === 'string' ? requestOf(question) : question);

test('the first answer is readable without JavaScript, and nothing dead looks alive', async ({
  plainPage: page,
}) => {
  await page.goto(path);
  const demo = page.locator('#demo');
  const first = answerTo(questions.growth);
  await expect(demo.getByText(first.headline, { exact: true })).toBeVisible();
  await expect(demo.getByText(words.footer)).toBeVisible();
  await demo.getByText(words.table).click();
  await expect(demo.getByRole('table')).toBeVisible();
  // Playwright's own text matching passes over noscript elements, which are rendered here.
  expect(await demo.locator('noscript').evaluate((note: HTMLElement) => note.innerText)).toBe(
    words.noScript,
  );
  for (const control of ['link', 'textbox', 'slider'] as const) {
    await expect(demo.getByRole(control)).toHaveCount(0);
  }
});

test('where its code cannot be had, the demo says so and puts its controls away', async ({
  page,
}) => {
  await page.route('**/ask-octopus.*.js', (route) => route.abort());
  await page.goto(path);
  const demo = island(page);
  await demo.getByText(words.list).hover();
  await expect(demo.getByText(words.failed)).toBeVisible();
  await expect(demo.getByRole('link').or(demo.getByRole('slider'))).toHaveCount(0);
  await expect(demo.getByText(answerTo(questions.growth).headline, { exact: true })).toBeVisible();
});

test('a picked question is answered in view, has an address, and fits every screen', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const demo = await liveDemo(page);
  for (const text of Object.values(questions)) {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = demo.getByRole('list', { name: words.list }).getByRole('link', { name: text });
    // Where it leads before the code is there.
    await expect(link).toHaveAttribute('href', `${addressOf({ text }, sample)}#demo`);
    await link.click();
    // Its words stand in the address as they were picked.
    const parameters = new URLSearchParams(addressOf(requestOf(text), sample));
    parameters.set('ask', text);
    await expect(page).toHaveURL(`${path}?${parameters}#demo`);
    await expect(questionHeading(demo)).toHaveText(text);
    await expect(questionHeading(demo)).toBeInViewport();
    await expectState(demo, 'answered');
    const { headline, detail, chart, table, range } = answerTo(text);
    const parts = [headline, detail, chart?.title ?? ''];
    for (const part of [...parts, ...(range ? [`${range.text.low} to ${range.text.high}`] : [])]) {
      await expect(demo.getByText(part, { exact: parts.includes(part) }).first()).toBeVisible();
    }
    const rows = table?.rows ?? [];
    await demo.getByText(words.table).click();
    await expect(demo.getByRole('row')).toHaveCount(rows.length + 1);
    await expect(demo.getByRole('row').last()).toHaveText(rows.at(-1)?.join(' ') ?? '');
    for (const width of [320, 390, 768, 1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `${text} at ${width} px`).toEqual([]);
      expect.soft(await cutCells(demo), `${text} at ${width} px`).toEqual([]);
    }
    // One answer of each kind: with a range, with reasons; the first one is judged with its page.
    if (text === questions.forecast || text === questions.plan) {
      expect.soft(await axeFaults(page, '#demo'), text).toEqual([]);
    }
  }
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await expect(page.locator('[style]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** What of the demo is wider than its box, or reaches out of the demo. */
const cutCells = (demo: Locator) =>
  demo.evaluate((element) =>
    [...element.querySelectorAll('td, th, li, p')]
      // The questions to pick from scroll in a line of their own.
      .filter((cell) => !cell.closest('ul[aria-labelledby]'))
      .filter(
        (cell) =>
          (cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1) ||
          cell.getBoundingClientRect().right > element.getBoundingClientRect().right,
      )
      .map((cell) => cell.textContent),
  );

test('a link with the question in its address opens that answer', async ({ page }) => {
  const set = levers({ name: 'price', change: 5, channel: 'Quick commerce' });
  const demo = await liveDemo(page, `${addressOf(set, sample)}&utm_source=mail`);
  expect(await axeFaults(page, '#demo')).toEqual([]);
  const { headline, question } = answerTo(set);
  await expect(questionHeading(demo)).toHaveText(question);
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  await expect(slider(demo, 'price')).toHaveValue('5');
  await expect(demo.getByRole('radio', { name: 'Quick commerce' })).toBeChecked();
  expect(await clicksOf(page)).toEqual([]);
});

test('the what-if controls work by keyboard beside their result, and are recorded once', async ({
  page,
}) => {
  const demo = await liveDemo(page, '?utm_source=mail');
  await demo.getByRole('radio', { name: words.whatIf.allChannels }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', { name: 'Modern trade' })).toBeFocused();
  await slider(demo, 'price').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await slider(demo, 'spend').focus();
  await page.keyboard.press('ArrowLeft');
  const channel = 'Modern trade';
  const set = levers(
    { name: 'price', change: 3, channel },
    { name: 'reach', change: 0, channel },
    { name: 'spend', change: -5, channel },
  );
  const { headline, question, range } = answerTo(set);
  await expect(demo.getByText(headline, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(slider(demo, 'price')).toBeInViewport();
  await expect(demo.getByText(resultOf(range?.text.mid), { exact: true })).toBeVisible();
  await expect(demo.locator('[role=status]')).toHaveText(`${question} ${headline}`);
  await expect(page).toHaveURL(
    /utm_source=mail.*what-if=&channel=modern-trade&price=3&spend=-5#demo$/,
  );
  expect(await clicksOf(page)).toEqual([
    { event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' },
  ]);
  expect((await eventsOf(page)).filter(({ event }) => event === 'page_view')).toHaveLength(1);

  await demo.getByRole('button', { name: words.whatIf.reset }).click();
  await expect(demo.getByText('Nothing changes while')).toBeVisible();
  await expect(slider(demo, 'price')).toHaveValue('0');

  await page.setViewportSize({ width: 390, height: 844 });
  await slider(demo, 'price').press('ArrowRight');
  const onPhone = answerTo(levers({ name: 'price', change: 1, channel })).range;
  const result = demo.getByText(resultOf(onPhone?.text.mid), { exact: true });
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(slider(demo, 'price')).toBeInViewport();
});

test('a question that is typed is answered, or refused by the words that have no place', async ({
  page,
}) => {
  const demo = await liveDemo(page);
  const text = 'why did the east miss its target?';
  await field(demo).fill(text);
  await field(demo).press('Enter');
  await expect(questionHeading(demo)).toHaveText(text);
  await expectState(demo, 'answered');
  await expect(demo.getByText(answerTo(text).headline, { exact: true })).toBeVisible();
  await field(demo).fill('lipstick shade sales in D2C');
  await demo.getByRole('button', { name: words.field.submit, exact: true }).click();
  await expectState(demo, 'refused');
  await expect(demo.getByText('“lipstick shade”').first()).toBeVisible();
  await expect(demo.locator('del').first()).toContainText('lipstick');
  await expect(demo.getByRole('table')).toHaveCount(0);
  expect(await axeFaults(page, '#demo')).toEqual([]);
  await demo.getByRole('link', { name: 'Show net sales in D2C' }).click();
  await expectState(demo, 'answered');
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
  await expect(demo.getByText(answerTo(margin).headline, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/measure=margin/);
  await expect(measure).toBeFocused();
  await demo.getByText('of everything').click();
  await demo.getByRole('checkbox', { name: 'East' }).check();
  await expect(questionHeading(demo)).toContainText('in the East');
  // What takes the last choice back goes with it; the focus stays among the choices.
  await demo.getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect(demo.getByRole('checkbox', { name: 'North' })).toBeFocused();
  // What does not go together cannot be chosen, and says why.
  await measure.selectOption('fill rate');
  const form = demo.getByRole('combobox', { name: 'Shown as' });
  await expect(form.getByRole('option', { name: /its shares: / })).toBeDisabled();
  expect(await axeFaults(page, '#demo')).toEqual([]);
});

test('what is asked next is laid over the question before, and offers a trial', async ({
  page,
}) => {
  const demo = await liveDemo(page);
  const trial = demo.getByRole('link', { name: words.trial.label });
  const [next] = answerTo(questions.growth).followUps;
  if (!next) throw new Error('No follow-up.');
  const text = sentenceOf(sample, next);
  await demo.getByRole('link', { name: text }).last().press('Enter');
  await expect(questionHeading(demo)).toBeFocused();
  await expect(questionHeading(demo)).toHaveText(text);
  await expect(demo.getByText(answerTo(next).headline, { exact: true })).toBeVisible();
  await expect(trial).toHaveCount(0);

  await demo.getByRole('list', { name: words.list }).getByText(questions.growth).click();
  await expect(trial).toHaveAttribute('href', words.trial.to);
  await field(demo).fill('and in the north?');
  await field(demo).press('Enter');
  const before = requestOf(questions.growth);
  const { headline } = answerTo(requestOf('and in the north?', before));
  await expect(demo.getByText(headline, { exact: true })).toBeVisible();
  const following = fill(words.following, { question: sentenceOf(sample, before) });
  await expect(demo.getByText(following)).toBeVisible();
  await demo.getByRole('button', { name: words.startAnew }).click();
  await expect(field(demo)).toBeFocused();
  await field(demo).fill('and by region?');
  await field(demo).press('Enter');
  await expectState(demo, 'refused');
});

test('“Try ASK Octopus” leads to the field for a question', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Try ASK Octopus' }).first().click();
  await expect(page.locator('#ask')).toBeFocused();
  await expect(page.locator('#ask')).toBeInViewport();
});
