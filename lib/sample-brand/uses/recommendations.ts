import { fill } from '@/lib/site/fill';
import { type Dataset, type Period, recentWeeks } from '../data/dataset';
import { queryOf } from '../engine/query';
import { type Where } from '../engine/members';
import { run } from '../engine/run';
import { valueOf } from '../engine/measures';
import { spendPlans } from '../engine/spend-plans';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { amount, inSentence, joinAsList, number, rupees, withCount } from '../engine/format';
import { memberName } from '../answers/context';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';
import { restockAction } from './restock-action';

const words = pictureTexts.recommendations;

/** An action, and what it brings in margin after promotions, in thousands of rupees. */
type RankedAction = {
  readonly kind: keyof typeof candidates;
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly gain: number;
  /** In which weeks it would have brought that, or will. */
  readonly weeks: Period;
  /** What it is about, where it is one product in one place. */
  readonly where?: Where;
};

type Candidate = (data: Dataset) => Omit<RankedAction, 'kind'> | undefined;

/** Restock the product and place where empty shelves cost most, as its alert advises. */
const restock: Candidate = (data) => {
  const by = ['product', 'channel', 'region'] as const;
  const losses = queryOf(data, { measure: 'lost', by, order: 'most' });
  const [loss] = run(data, losses).rows;
  if (!loss) return undefined;
  const { where, value } = loss;
  return {
    text: fill(words.restock.text, { item: memberName(data, where) }),
    reason: fill(words.restock.reason, {
      weeks: withCount(valueOf(data, 'weeksOut', where, losses.weeks), figures.weeks),
      lost: amount(value),
      action: restockAction(data, where),
    }),
    gain: value * valueOf(data, 'marginRate', where, losses.weeks),
    weeks: losses.weeks,
    where,
  };
};

/** Stop the running promotion that pays back least. */
const stop: Candidate = (data) => {
  const [worst] = promotionsToStop(data);
  if (!worst) return undefined;
  const { name, payback, spendLeft, weeksLeft, saving } = worst;
  return {
    text: fill(words.stop.text, { promotion: name }),
    reason: fill(words.stop.reason, {
      payback: rupees(payback),
      left: withCount(weeksLeft, figures.weeks),
      spend: amount(spendLeft),
    }),
    gain: saving,
    weeks: { from: data.weeks, to: data.weeks + weeksLeft },
  };
};

/** Change promotion spend as the best of its what-ifs does. */
const spend: Candidate = (data) => {
  const weeks = recentWeeks(data);
  const [best] = spendPlans(data);
  if (!best) return undefined;
  const ofEach = (template: (change: number) => string) =>
    best.levers.map(({ channel = '', change }) =>
      fill(template(change), {
        channel: inSentence(channel),
        share: `${number(Math.abs(change))}%`,
        payback: rupees(valueOf(data, 'payback', { channel: [channel] }, weeks)),
      }),
    );
  const { cut, raise, text, payback, reason } = words.spend;
  return {
    text: fill(text, { changes: joinAsList(ofEach((change) => (change < 0 ? cut : raise))) }),
    reason: fill(reason, { paybacks: joinAsList(ofEach(() => payback)) }),
    gain: best.gain,
    weeks,
  };
};

const candidates = { restock, stop, spend } as const;

/** The actions that bring margin after promotions, the most first. */
export const recommendationsOf = (data: Dataset): RankedAction[] =>
  (Object.keys(candidates) as (keyof typeof candidates)[])
    .flatMap((kind) => {
      const action = candidates[kind](data);
      return action && action.gain > 0 ? [{ kind, ...action }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
