import type { Locator, Page } from '@playwright/test';
import { demo as words } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { expect } from '../support/test';

export const path = '/solutions/ask-octopus';
export const island = (page: Page) => page.locator('[data-island="ask-octopus"]');

/** The demo's element, once a touch, or a question in the address, has brought it to life. */
export async function liveDemo(page: Page, search = '') {
  await page.goto(`${path}${search}#demo`);
  const demo = island(page);
  if (!/[?&](?:ask|measure|what-if)=/.test(search)) await demo.getByText(words.field.label).hover();
  await expect(demo).toHaveAttribute('data-live', '');
  return demo;
}

/** The sentence of an answer. */
export const answerIn = (demo: Locator, request: DemoRequest) =>
  demo.getByText(answerTo(request).headline, { exact: true });
/** Where the question stands that is answered. */
export const questionHeading = (demo: Locator) => demo.getByRole('heading', { level: 3 });
export const answerTo = (request: DemoRequest) => renderAnswer(sample, request);
export const sentence = (request: DemoRequest) => sentenceOf(sample, request);
