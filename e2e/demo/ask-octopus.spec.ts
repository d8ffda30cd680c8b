import type { Locator } from '@playwright/test';
import { demo as words } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import { serializeRequest, parseRequestOrThrow } from '@/lib/sample-brand/ask/address';
import { createFinder } from '@/lib/sample-brand/ask/find';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { axeFaults, findOverflow } from '../support/page-faults';
import { expect, test } from '../support/test';
import { collectConsoleErrors, eventsOf } from '../support/visitor';
import { answerIn, island, liveDemo, path, questionHeading, sentence } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (demo: Locator) => demo.getByRole('textbox', { name: words.field.label });
/** The content's questions, as requests. */
const questions = Object.values(words.questions).map((query) => parseRequestOrThrow(query, sample));
const opening = parseRequestOrThrow(words.questions.plan, sample);
const growth = parseRequestOrThrow(words.questions.growth, sample);
const findQuestions = createFinder(sample);
/** The links below the field, and what none of them has. */
const questionLinks = (demo: Locator) => demo.locator('[data-questions]').getByRole('link');
const missing = (demo: Locator) => demo.locator('[data-missing]');

test('the first answer is readable without JavaScript, and nothing dead looks alive', async ({
  plainPage: page,
}) => {
  await page.goto(path);
  const demo = page.locator('#demo');
  await expect(answerIn(demo, opening)).toBeVisible();
  await expect(demo.getByText(words.footer)).toBeVisible();
  await demo.getByText(words.method).click();
  await expect(demo.getByRole('table')).toBeVisible();
  // Playwright's own text matching passes over noscript elements, which are rendered here.
  expect(await demo.locator('noscript').evaluate((note: HTMLElement) => note.innerText)).toBe(
    words.noScript,
  );
  for (const control of ['textbox', 'slider', 'radio', 'combobox'] as const) {
    await expect(demo.getByRole(control)).toHaveCount(0);
  }
  await expect(questionLinks(demo)).toHaveCount(0);
});

test('where its code cannot be had, the demo says so and puts its controls away', async ({
  page,
}) => {
  await page.route('**/ask-octopus.*.js', (route) => route.abort());
  await page.goto(path);
  const demo = island(page);
  await demo.getByText(words.field.label).hover();
  await expect(demo.getByText(words.failed)).toBeVisible();
  await expect(questionLinks(demo).or(demo.getByRole('slider'))).toHaveCount(0);
  await expect(answerIn(demo, opening)).toBeVisible();
});

test('a picked question is answered in view, has an address, and fits every screen', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page);
  const demo = await liveDemo(page);
  for (const request of questions) {
    const text = sentence(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await field(demo).fill(text);
    const link = questionLinks(demo).filter({ hasText: text }).first();
    // Where it leads before the code is there, and in another tab.
    await expect(link).toHaveAttribute('href', `${serializeRequest(request, sample)}#demo`);
    await link.click();
    await expect(page).toHaveURL(`${path}${serializeRequest(request, sample)}#demo`);
    await expect(questionHeading(demo)).toHaveText(text);
    await expect(questionHeading(demo)).toBeInViewport();
    await expect(answerIn(demo, request)).toBeInViewport({ ratio: 1 });
    await expect(field(demo)).toHaveValue('');
    await demo
      .locator('details', { hasText: words.method })
      .evaluate((details: HTMLDetailsElement) => (details.open = true));
    await expect(demo.getByRole('table')).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `${text} at ${width} px`).toEqual([]);
    }
    // One answer of each kind: with a range, with reasons; the first one is judged with its page.
    if (request.kind === 'query' && request.query.calculation !== 'value') {
      expect.soft(await axeFaults(page, '#demo'), text).toEqual([]);
    }
  }
  await expect(page.locator('[style]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('words find questions, Enter asks the first where it has them all', async ({ page }) => {
  const demo = await liveDemo(page);
  await field(demo).fill('why is the east behind plan');
  const { questions: expected } = findQuestions('why is the east behind plan');
  await expect(questionLinks(demo)).toHaveCount(expected.length);
  const [first] = expected;
  if (!first) throw new Error('No question is found.');
  await expect(questionLinks(demo).first()).toContainText(words.list.entered);
  await expect(demo.locator('[role=status]').first()).toContainText(sentence(first.request));
  expect(await axeFaults(page, '#demo')).toEqual([]);
  await field(demo).press('Enter');
  await expect(questionHeading(demo)).toHaveText(sentence(first.request));
  await expect(questionHeading(demo)).toBeFocused();
  await expect(answerIn(demo, first.request)).toBeVisible();
  // The answer before is one step back.
  await page.evaluate(() => history.back());
  await expect(questionHeading(demo)).toHaveText(sentence(opening));
});

test('what no question has is named, Enter leads to the list, and the words go to a demo', async ({
  page,
}) => {
  const demo = await liveDemo(page);
  await field(demo).fill('lipstick sales in D2C');
  await expect(missing(demo)).toHaveText(fillTemplate(words.list.missing, { words: '“lipstick”' }));
  await field(demo).press('Enter');
  await expect(demo.locator('p:focus')).toContainText('“lipstick”');
  await expect(questionHeading(demo)).toHaveText(sentence(opening));
  const unanswered = (await eventsOf(page)).filter(({ event }) => event === 'demo_unanswered');
  expect(unanswered).toEqual([{ event: 'demo_unanswered' }]);
  await field(demo).fill('lipstick');
  await expect(demo.getByText(words.list.none)).toBeVisible();
  await expect(questionLinks(demo)).toHaveCount(3);
  await demo.getByRole('link', { name: words.list.bring }).click();
  await page.waitForURL(`**${words.list.bringTo}`);
});

test('field and questions are walked by arrows, left by Escape, and typed on', async ({ page }) => {
  const demo = await liveDemo(page);
  await field(demo).fill('payback');
  await page.keyboard.press('ArrowDown');
  await expect(questionLinks(demo).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(questionLinks(demo).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(demo)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(' of');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(field(demo)).toHaveValue('paybackofx');
  await page.keyboard.press('Escape');
  await expect(field(demo)).toHaveValue('');
  await expect(field(demo)).toBeFocused();
});

test('words from another page are answered where the first question has them all', async ({
  page,
}) => {
  const demo = await liveDemo(page, '?ask=stock+cover+by+region');
  const { questions: expected } = findQuestions('stock cover by region');
  const [answered, ...others] = expected.map(({ request }) => sentence(request));
  await expect(questionHeading(demo)).toHaveText(answered ?? 'none');
  await expect(field(demo)).toHaveValue('stock cover by region');
  const also = demo.getByText(words.list.also, { exact: true });
  await expect(also.filter({ visible: true })).toHaveCount(1);
  await expect(questionLinks(demo)).toHaveText(others);
  await page.goto(`${path}?ask=lipstick+sales#demo`);
  await expect(missing(demo)).toContainText('lipstick');
  await expect(questionHeading(demo)).toHaveText(sentence(opening));
});

test('an empty field asks its example, on this page and from another', async ({ page }) => {
  const [first] = findQuestions(words.field.placeholder).questions;
  const example = sentence(first?.request ?? opening);
  const demo = await liveDemo(page);
  await field(demo).press('Enter');
  await expect(questionHeading(demo)).toHaveText(example);
  await liveDemo(page, '?ask=');
  await expect(questionHeading(demo)).toHaveText(example);
});

test('a part of the query that is changed is computed at once, by keys too', async ({ page }) => {
  const demo = await liveDemo(page, serializeRequest(growth, sample));
  const measure = demo.getByRole('combobox', { name: 'Measure' });
  await measure.focus();
  await measure.selectOption('margin');
  if (growth.kind !== 'query') throw new Error('The question is no query.');
  const margin: DemoRequest = { kind: 'query', query: { ...growth.query, measure: 'margin' } };
  await expect(questionHeading(demo)).toHaveText(sentenceOf(sample, margin));
  await expect(answerIn(demo, margin)).toBeVisible();
  await expect(page).toHaveURL(/measure=margin/);
  await expect(measure).toBeFocused();
  await demo.getByRole('button', { name: 'Members and weeks' }).click();
  await demo.getByRole('checkbox', { name: 'East' }).check();
  await expect(questionHeading(demo)).toContainText('in the East');
  // What does not go together is no choice.
  await measure.selectOption('share of demand served');
  const form = demo.getByRole('combobox', { name: 'Shown as' });
  await expect(form.getByRole('option', { name: 'its value' })).toBeAttached();
  await expect(form.getByRole('option', { name: 'its shares' })).toHaveCount(0);
  expect(await axeFaults(page, '#demo')).toEqual([]);
});

test('what is asked next is laid over the question before, and offers a trial', async ({
  page,
}) => {
  const demo = await liveDemo(page, `${serializeRequest(growth, sample)}&weeks=23-26`);
  const trial = demo.getByRole('link', { name: words.trial.label });
  const next = questionLinks(demo).first();
  const text = (await next.textContent())?.trim() ?? '';
  await next.press('Enter');
  await expect(questionHeading(demo)).toBeFocused();
  await expect(questionHeading(demo)).toHaveText(text);
  await expect(trial).toHaveCount(0);
  await field(demo).fill('and in the north?');
  await expect(questionLinks(demo).first()).toContainText(
    fillTemplate(words.list.following, { question: text }),
  );
  await field(demo).press('Enter');
  await expect(questionHeading(demo)).toContainText('in the North');
  await expect(trial).toHaveAttribute('href', words.trial.to);
});

test('“Try ASK Octopus” leads to the field for a question', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Try ASK Octopus' }).first().click();
  await expect(page.locator('#ask')).toBeFocused();
  await expect(page.locator('#ask')).toBeInViewport();
});
