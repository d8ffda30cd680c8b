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
  promotions: 'Which promotion pays back least?',
  growth: 'Which channel grew fastest in the last 13 weeks?',
  plan: 'Which region missed its plan, and why?',
  stock: 'Where do empty shelves cost us sales?',
  products: 'Which products drive the growth?',
  price: 'Which products could bear a 5% price rise?',
  move: 'What if we move trade spend to where it pays?',
  forecast: 'What will the next 4 weeks bring?',
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
