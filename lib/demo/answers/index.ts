import { answers as words } from '@/content/answers';
import type { Dataset } from '../dataset';
import type { Answer, Ask, QuestionId } from './answer';
import { forecastAnswer } from './forecast';
import { growthAnswer } from './growth';
import { moveAnswer } from './move';
import { planAnswer } from './plan';
import { priceAnswer } from './price';
import { productsAnswer } from './products';
import { promotionsAnswer } from './promotions';
import { stockAnswer } from './stock';
import { whatIfAnswer, whatIfQuestion } from './what-if';

export * from './answer';
export { leverNames } from './what-if';

const answers: Record<QuestionId, (data: Dataset) => Answer> = {
  promotions: promotionsAnswer,
  growth: growthAnswer,
  plan: planAnswer,
  stock: stockAnswer,
  products: productsAnswer,
  price: priceAnswer,
  move: moveAnswer,
  forecast: forecastAnswer,
};

/** The questions of the list in words. */
export const questions: Readonly<Record<QuestionId, string>> = {
  promotions: words.promotions.question,
  growth: words.growth.question,
  plan: words.plan.question,
  stock: words.stock.question,
  products: words.products.question,
  price: words.price.question,
  move: words.move.question,
  forecast: words.forecast.question,
};

/** What is asked, in words. */
export function wordsOf(ask: Ask): string {
  if (ask.kind === 'question') return questions[ask.id];
  return ask.kind === 'what-if' ? whatIfQuestion(ask.levers) : ask.text;
}

/** The answer, computed from the dataset; nothing for words that were not understood. */
export function answerTo(data: Dataset, ask: Ask): Answer | undefined {
  if (ask.kind === 'unknown') return undefined;
  return ask.kind === 'what-if' ? whatIfAnswer(data, ask.levers) : answers[ask.id](data);
}
