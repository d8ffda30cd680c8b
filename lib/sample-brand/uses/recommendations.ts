import { fill } from '@/lib/site/fill';
import { type Dataset, recentWeeks } from '../data/dataset';
import { queryOf } from '../engine/query';
import { type Where } from '../engine/members';
import { run } from '../engine/run';
import { valueOf } from '../engine/measures';
import { effectsOf, findSpendMove } from '../engine/shock';
import { amount, withCount, inSentence, rupees } from '../engine/format';
import { memberName } from '../answers/context';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.recommendations;

/** An action, and what it would have changed in profit, in thousands of rupees. */
type RankedAction = {
  readonly kind: keyof typeof candidates;
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly profit: number;
  /** What it is about, where it is one product in one place. */
  readonly where?: Where;
};

type Candidate = (data: Dataset) => Omit<RankedAction, 'kind'> | undefined;

/** Restock the product and place where empty shelves cost most. */
const restock: Candidate = (data) => {
  const by = ['product', 'channel', 'region'] as const;
  const losses = queryOf(data, { measure: 'lost', by, order: 'most' });
  const [loss] = run(data, losses).rows;
  if (!loss) return undefined;
  const { where, value } = loss;
  const weeks = valueOf(data, 'weeksOut', where, losses.weeks);
  return {
    text: fill(words.restock.text, { item: memberName(data, where) }),
    reason: fill(words.restock.reason, {
      weeks: withCount(weeks, figures.weeks),
      lost: amount(value),
    }),
    profit: value * valueOf(data, 'marginRate', where, losses.weeks),
    where,
  };
};

/** Stop the running promotion that pays back least, for the weeks that are left. */
const stop: Candidate = (data) => {
  const running = data.promotions.filter(({ lastWeek }) => lastWeek > data.weeks);
  const where = { promotion: running.map(({ name }) => name) };
  const query = queryOf(data, { measure: 'payback', by: ['promotion'], where, order: 'least' });
  const [worst] = run(data, query).rows;
  const promotion = running.find(({ name }) => name === worst?.name);
  if (!worst || !promotion) return undefined;
  const spend = valueOf(data, 'promotionSpend', worst.where, recentWeeks(data));
  const weeksLeft = promotion.lastWeek - data.weeks;
  return {
    text: fill(words.stop.text, { promotion: worst.name }),
    reason: fill(words.stop.reason, {
      payback: rupees(worst.value),
      left: withCount(weeksLeft, figures.weeks),
    }),
    profit: (spend / (data.weeks - promotion.firstWeek + 1)) * weeksLeft * (1 - worst.value),
  };
};

/** Move trade spend to where it pays back most. */
const move: Candidate = (data) => {
  const spendMove = findSpendMove(data);
  if (!spendMove) return undefined;
  const { from, to, levers } = spendMove;
  return {
    text: fill(words.move.text, { to: inSentence(to.channel) }),
    reason: fill(words.move.reason, {
      there: rupees(to.payback),
      here: rupees(from.payback),
      from: inSentence(from.channel),
    }),
    profit: effectsOf(data, levers, { measure: 'profit' }).total.mid,
  };
};

const candidates = { restock, stop, move } as const;

/** The actions that would have brought profit, the most profitable first. */
export const recommendationsOf = (data: Dataset): RankedAction[] =>
  (Object.keys(candidates) as (keyof typeof candidates)[])
    .flatMap((kind) => {
      const action = candidates[kind](data);
      return action && action.profit > 0 ? [{ kind, ...action }] : [];
    })
    .sort((a, b) => b.profit - a.profit);
