import { fillTemplate } from '@/lib/base/fill';
import { type Dataset, earlierWeeks, recentWeeks } from '../data/dataset';
import {
  formatAmount,
  formatNumber,
  formatPercent,
  formatRupees,
  weeksText,
} from '../engine/format';
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
    spend: formatAmount(running?.spendLeft ?? 0),
    before: earlierWeeks(data).to,
    from: now.from + 1,
    to: now.to,
    growth: formatPercent(data.growthPlan, 0),
    payback: formatRupees(data.paybackTarget),
    cover: weeksText(data.coverTarget),
    mild: formatNumber(Math.min(...price), 1),
    strong: formatNumber(Math.max(...price), 1),
    narrow: formatNumber(Math.min(...reach), 2),
    wide: formatNumber(Math.max(...reach), 2),
    twice: formatNumber(2 ** SPEND_EXPONENT.mid, 1),
    least: formatNumber(2 ** SPEND_EXPONENT.low, 1),
    most: formatNumber(2 ** SPEND_EXPONENT.high, 1),
  };
  return pictureTexts.sampleFacts.map(({ name, text }) => ({
    name,
    text: fillTemplate(text, values),
  }));
}
