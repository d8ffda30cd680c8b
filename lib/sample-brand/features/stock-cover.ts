import { fillTemplate } from '@/lib/base/fill';
import { type Dataset, recentWeeks } from '../data/dataset';
import { formatAmount, formatWeeks } from '../engine/format';
import { stockOf, valueOf, weeklyRunRate } from '../engine/measures';
import { evaluate } from '../engine/slice';
import { productTexts } from './product-texts';

/** Stock cover worked out, in lines: what is divided by what, and what comes of it. */
export function stockCoverLines(data: Dataset): string[] {
  const weeks = recentWeeks(data);
  const figures = {
    stock: formatAmount(evaluate(data, stockOf, {}, weeks)),
    weekly: formatAmount(evaluate(data, weeklyRunRate, {}, weeks)),
    cover: formatWeeks(valueOf(data, 'stockCover', {}, weeks)),
  };
  return productTexts.stockCover.map((line) => fillTemplate(line, figures));
}
