import type { Locator, Page } from '@playwright/test';
import { demo as words } from '@/.content';
import { serializeRequest } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { WhatIf } from '@/lib/sample-brand/ask/request';
import { axeFaults } from '../support/page-faults';
import { expect, test } from '../support/test';
import { eventsOf } from '../support/visitor';
import { answerIn, answerTo, island, liveDemo, path, questionHeading, sentence } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

const slider = (demo: Locator, lever: keyof typeof words.whatIf.levers) =>
  demo.getByRole('slider', { name: words.whatIf.levers[lever] });

const channelChoice = (demo: Locator) =>
  demo.getByRole('combobox', { name: words.whatIf.channels });

/** The clicks that the page has recorded. */
const clicksOf = async (page: Page) =>
  (await eventsOf(page)).filter(({ event }) => event === 'cta_click');

const whatIf = (levers: WhatIf['levers'], channel: string): WhatIf => ({
  kind: 'what-if',
  levers,
  channel,
});

test('a link with the question in its address opens that answer', async ({ page }) => {
  const set = whatIf([{ name: 'price', change: 5 }], 'Quick commerce');
  const demo = await liveDemo(page, `${serializeRequest(set, sample)}&utm_source=mail`);
  expect(await axeFaults(page, '#demo')).toEqual([]);
  await expect(questionHeading(demo)).toHaveText(sentence(set));
  await expect(answerIn(demo, set)).toBeVisible();
  await expect(slider(demo, 'price')).toHaveValue('5');
  await expect(channelChoice(demo)).toHaveValue('Quick commerce');
  expect(await clicksOf(page)).toEqual([]);
});

test('a control that was moved before the demo’s code was there counts', async ({ page }) => {
  await page.route('**/ask-octopus.*.js', async (route) => {
    await moved;
    await route.continue();
  });
  let release = () => {};
  const moved = new Promise<void>((resolve) => (release = resolve));
  await page.goto(path);
  const demo = island(page);
  await slider(demo, 'price').fill('4');
  await demo.getByText(words.whatIf.legend).last().hover();
  release();
  await expect(page).toHaveURL(/price=4/);
  await expect(slider(demo, 'price')).toHaveValue('4');
});

test('a ready question that is pressed before the code is there is recorded, too', async ({
  page,
}) => {
  await page.goto(path);
  const question = page.locator('#demo a[href^="?"]').first();
  await question.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/#demo$/);
  await expect.poll(() => clicksOf(page)).toMatchObject([{ location: 'demo' }]);
});

test('the what-if controls work by keyboard beside their result, and are recorded once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await liveDemo(page, '?utm_source=mail');
  await demo.getByRole('button', { name: words.whatIf.legend }).click();
  await channelChoice(demo).selectOption('Modern trade');
  await slider(demo, 'price').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await slider(demo, 'spend').focus();
  await page.keyboard.press('ArrowLeft');
  const levers: WhatIf['levers'] = [
    { name: 'price', change: 3 },
    { name: 'spend', change: -10 },
  ];
  const { headline, question } = answerTo(whatIf(levers, 'Modern trade'));
  await expect(slider(demo, 'price')).toBeInViewport();
  await expect(demo.getByText(headline, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(demo.locator('[role=status]').last()).toHaveText(`${question} ${headline}`);
  await expect(page).toHaveURL(
    /utm_source=mail.*what-if=&channel=modern-trade&price=3&spend=-10#demo$/,
  );
  expect(await clicksOf(page)).toEqual([
    { event: 'cta_click', cta_name: 'Start Demo - ASK Octopus', location: 'demo' },
  ]);
  expect((await eventsOf(page)).filter(({ event }) => event === 'page_view')).toHaveLength(1);

  const reset = demo.getByRole('button', { name: words.whatIf.reset });
  await reset.click();
  const idle = answerTo(whatIf([], 'Modern trade'));
  await expect(demo.getByText(idle.headline, { exact: true })).toBeVisible();
  await expect(slider(demo, 'price')).toHaveValue('0');
  await expect(reset).toBeFocused();
});
