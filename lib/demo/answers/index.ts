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

/** What is asked, in words. */
export function wordsOf(ask: Ask): string {
  if (ask.kind === 'question') return words[ask.id].question;
  return ask.kind === 'what-if' ? whatIfQuestion(ask.levers) : ask.text;
}

/** The answer, computed from the dataset; nothing for words that were not understood. */
export function answerTo(data: Dataset, ask: Ask): Answer | undefined {
  if (ask.kind === 'unknown') return undefined;
  return ask.kind === 'what-if' ? whatIfAnswer(data, ask.levers) : answers[ask.id](data);
}
