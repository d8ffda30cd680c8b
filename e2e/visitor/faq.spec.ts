import { pages } from '@/words';
import type { Question } from '@/content/schema';
import { expect, test } from '../support/test';

const { questions } = pages.octomine.faq;
const [first, second] = questions;
if (!first || !second) throw new Error('The page asks fewer than two questions.');

test('one answer is open at a time and can be closed, without script', async ({
  plainPage: page,
}) => {
  await page.goto('/solutions/octomine');
  const head = ({ question }: Question) => page.locator('summary', { hasText: question });
  const answerTo = ({ answer }: Question) => page.getByText(answer);
  for (const each of questions) await expect(answerTo(each)).toBeHidden();

  await head(first).click();
  await expect(answerTo(first)).toBeVisible();
  await head(second).focus();
  await page.keyboard.press('Enter');
  await expect(answerTo(second)).toBeVisible();
  await expect(answerTo(first)).toBeHidden();
  await head(second).click();
  for (const each of questions) await expect(answerTo(each)).toBeHidden();
});

test('the browser’s search opens the answer that it finds', async ({ page }) => {
  // A fragment that points at text searches as find-in-page does.
  const { question, answer } = second;
  const words = encodeURIComponent(answer.split(' ').slice(0, 6).join(' ')).replaceAll('-', '%2D');
  await page.goto(`/solutions/octomine#:~:text=${words}`);
  const details = page.locator('details', { hasText: question });
  await expect(details).toHaveAttribute('open', '');
});
