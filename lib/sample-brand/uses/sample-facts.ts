import { fill } from '@/lib/base/fill';
import { type Dataset, earlierWeeks, recentWeeks } from '../data/dataset';
import { amount, number, percent, rupees, weeksText } from '../engine/format';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { SPEND_EXPONENT } from '../engine/levers';
import { pictureTexts } from './picture-texts';

/**
 * What one has to know to count again: the rows' columns and units, the plan, what a running promotion
 * has left, the targets, how buyers are assumed to react, and how figures are rounded.
 */
export function sampleFacts(data: Dataset): { readonly name: string; readonly text: string }[] {
  const now = recentWeeks(data);
  const price = data.products.map(({ elasticity }) => -elasticity);
  const reach = data.channels.map((channel) => channel.reach);
  const [running] = promotionsToStop(data);
  const values = {
    promotion: running?.name ?? '',
    last: now.to + (running?.weeksLeft ?? 0),
    spend: amount(running?.spendLeft ?? 0),
    before: earlierWeeks(data).to,
    from: now.from + 1,
    to: now.to,
    growth: percent(data.growthPlan, 0),
    payback: rupees(data.paybackTarget),
    cover: weeksText(data.coverTarget),
    mild: number(Math.min(...price), 1),
    strong: number(Math.max(...price), 1),
    narrow: number(Math.min(...reach), 2),
    wide: number(Math.max(...reach), 2),
    twice: number(2 ** SPEND_EXPONENT.mid, 1),
    least: number(2 ** SPEND_EXPONENT.low, 1),
    most: number(2 ** SPEND_EXPONENT.high, 1),
  };
  return pictureTexts.sampleFacts.map(({ name, text }) => ({ name, text: fill(text, values) }));
}
