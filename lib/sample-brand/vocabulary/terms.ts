import { type Term, createTerm, splitPhrases } from './meaning';

/** Goals by their names: a target is the measure's own where it has one, else the plan. */
const goals = [
  { name: 'plan', versus: 'plan' },
  { name: 'target', versus: 'goal' },
] as const;

/** Phrases that end with a goal: 'behind plan', 'behind target'. */
const withGoal = (goal: string, heads: string) =>
  splitPhrases(heads)
    .map((head) => `${head} ${goal}`)
    .join();

const goalTerms = goals.flatMap(({ name, versus }) => [
  createTerm(
    { kind: 'versus', versus },
    withGoal(
      name,
      'against, versus, compare with, compare to, relative to, to, from, differ from, off, on, are on',
    ),
  ),
  createTerm(
    { kind: 'side', versus, side: 'below' },
    withGoal(
      name,
      `miss, behind, below, under, short of, fell short of, fall short of, not on, not met, not meet,
      not hit, lagging, trailing`,
    ),
  ),
  createTerm(
    { kind: 'side', versus, side: 'above' },
    withGoal(name, 'beat, met, meet, hit, exceed, achieved, above, ahead of, over'),
  ),
]);

/** Superlatives, also where they say which row leads: 'lowest first', 'worst on top'. */
const leading = (superlatives: string) =>
  splitPhrases(superlatives)
    .flatMap((word) => [word, `${word} first`, `${word} on top`])
    .join();

/*
 * Words that name a part of a query, beside the measures' own (engine/measures.ts) and the names in
 * names.ts. Of two entries with the same phrase, the later counts.
 */
export const terms: readonly Term[] = [
  createTerm({ kind: 'lever', lever: 'price' }, 'price, mrp, selling price, list price'),
  // Trade spend is a measure, too: its own words are read as the lever where it is moved.
  createTerm({ kind: 'lever', lever: 'reach' }, 'distribution, numeric distribution, reach'),
  // What there is to ask about.
  createTerm({ kind: 'topic', topic: 'measure' }, 'measure, metric, kpi'),
  createTerm(
    { kind: 'topic', topic: 'data' },
    `what data, what all data, what can i ask, what all can i ask, what can i ask about, what can we ask,
    what can you answer, what do you know, what do you have, what is in data, help`,
  ),
  createTerm(
    { kind: 'topic', topic: 'freshness' },
    `how fresh, how recent, how current, how up to date, up to date, till which week,
    when was data last updated, when was data last refreshed, what period do data cover`,
  ),
  // Which rows come first.
  createTerm(
    { kind: 'comparative', order: 'most' },
    'more, higher, bigger, larger, greater, better, faster, quicker, stronger',
  ),
  createTerm(
    { kind: 'comparative', order: 'least' },
    'less, lower, fewer, smaller, worse, slower, weaker',
  ),
  createTerm(
    { kind: 'order', order: 'most' },
    `high to low, highest to lowest, descending, number 1, no 1, leading, fast moving,
    fastest moving, furthest, main,
    ${leading('most, highest, biggest, largest, greatest, maximum, max, fastest, top, longest, steepest, sharpest')}`,
  ),
  createTerm(
    { kind: 'order', order: 'least' },
    `low to high, lowest to highest, ascending, slow moving, slowest moving,
    ${leading('least, lowest, smallest, minimum, min, slowest, shortest, fewest, bottom')}`,
  ),
  createTerm(
    { kind: 'quality', isBest: true },
    `top performing, best performing, top performer, most successful,
    ${leading('best, strongest, healthiest')}`,
  ),
  createTerm(
    { kind: 'quality', isBest: false },
    `worst performing, worst performer, least successful, lagging,
    ${leading('worst, poorest, weakest')}`,
  ),
  ...['2nd, second', '3rd, third', '4th, fourth', '5th, fifth'].flatMap((words, index) => [
    createTerm({ kind: 'ordinal', rank: index + 2 }, words),
    createTerm(
      { kind: 'ordinal', rank: index + 2, order: 'most' },
      `number ${index + 2}, no ${index + 2}, no . ${index + 2}`,
    ),
  ]),
  // Which way something moves.
  createTerm(
    { kind: 'direction', sign: 1 },
    'grow, grew, grown, rise, rose, risen, increase, up, gain, climb, jump, surge, gone up, hike',
  ),
  createTerm(
    { kind: 'direction', sign: -1 },
    `not grow, not grown, down, drop, fall, fell, fallen, decline, decrease, dip, slip, shrink,
    shrank, sink, slump, degrowth, de growth, de grow, degrow, degrew, negative growth, lose ground,
    lost ground, gone down, reduction`,
  ),
  // What somebody does to a lever: of figures it tells nothing.
  createTerm(
    { kind: 'direction', sign: 1, isOfLever: true },
    'raise, boost, lift, expand, put up, bring up',
  ),
  createTerm(
    { kind: 'direction', sign: -1, isOfLever: true },
    'cut, reduce, lower price, trim, bring down',
  ),
  // For the better or the worse: which way that is depends on the measure.
  createTerm({ kind: 'direction', sign: 1, isQuality: true }, 'improve, improvement, get better'),
  createTerm({ kind: 'direction', sign: -1, isQuality: true }, 'deteriorate, worsen, get worse'),
  // What is shown of a measure.
  createTerm(
    { kind: 'view', view: 'share' },
    `share, proportion, portion, slice, fraction, percentage, mix, salience, composition, split,
    break up, breakup, breakdown, what %, part of, what part, make up, % of, as % of total, % of total,
    as share of total`,
  ),
  createTerm(
    { kind: 'view', view: 'change' },
    `up or down, rise or fall, change, movement, delta, evolve, by how much`,
  ),
  createTerm({ kind: 'view', view: 'change', sign: 1 }, 'growth, growth rate, growth %'),
  createTerm(
    { kind: 'view', view: 'why' },
    `why, reason, how come, what caused, what is causing, what led to, what explains, what is behind,
    whats behind, root cause, what happened to, what went wrong, explain, whats driving,
    what is driving, what drives, what drove, pull down, drag down, behind change, behind rise,
    behind growth, behind increase, behind jump, behind fall, behind drop, behind decline, behind dip`,
  ),
  createTerm(
    { kind: 'view', view: 'forecast' },
    'forecast, predict, prediction, outlook, projection, project, expect, likely to',
  ),
  // What it is compared with.
  createTerm(
    { kind: 'versus', versus: 'past' },
    'versus previous period, versus prior period, against previous period',
  ),
  createTerm(
    { kind: 'versus', versus: 'plan' },
    `ahead or behind plan, ahead of plan or behind, above or below plan, over or under plan,
    achievement, plan achievement, plan variance, variance to plan, variance versus plan,
    plan versus actual, actual versus plan, sales plan, versus budget, against budget`,
  ),
  createTerm(
    { kind: 'versus', versus: 'plan', isShortfall: true },
    'gap, plan gap, gap to plan, gap versus plan, gap to target, shortfall, shortfall to plan',
  ),
  createTerm(
    { kind: 'versus', versus: 'goal' },
    'against break even, versus break even, target achievement, sales target, against cover target',
  ),
  createTerm({ kind: 'side', versus: 'plan', side: 'below' }, 'behind, fell short, fall short'),
  createTerm({ kind: 'side', versus: 'plan', side: 'above' }, 'beat, overachieved'),
  ...goalTerms,
  createTerm(
    { kind: 'side', versus: 'break-even', side: 'below' },
    `lose money, lost money, lost us money, waste money, waste of money, loss making, make loss,
    made loss, not pay back, not paying back, not pay off, not worth it, less than they cost,
    pay back less than they cost, paid back less than they cost, below break even, unprofitable,
    not profitable, not pay for themselves, not break even`,
  ),
  createTerm(
    { kind: 'side', versus: 'break-even', side: 'above' },
    `made money, make money, profitable, above break even, broke even, break even,
    more than they cost, pay back more than they cost, paid back more than they cost`,
  ),
];
