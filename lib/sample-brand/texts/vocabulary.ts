import type { Dimension, Order, ShownAs, Versus } from '../engine/query';
import type { LeverName } from '../engine/shock';
import { wordsIn } from './words-in';

/*
 * The words that people ask with, beside the measures' own (engine/measures.ts) and the names in
 * the dataset. To teach ASK Octopus a word, add it to the list of what it means: small letters, no
 * apostrophe ("dont"), no full stop; other endings of its last word (-s, -ed, -ing) are understood.
 * Of several phrases that fit, the longest counts.
 */

/** What a word or phrase stands for. */
export type Meaning =
  | { readonly kind: 'measure'; readonly measure: string }
  | { readonly kind: 'member'; readonly place: string; readonly names: readonly string[] }
  | { readonly kind: 'dimension'; readonly dimension: Dimension; readonly isEach?: true }
  | { readonly kind: 'shown-as'; readonly as: ShownAs }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'quality'; readonly isBest: boolean }
  | { readonly kind: 'comparative'; readonly order: Order }
  | { readonly kind: 'direction'; readonly sign: 1 | -1 }
  | { readonly kind: 'versus'; readonly versus: Versus }
  | { readonly kind: 'plan-side'; readonly side: 'above' | 'below' }
  | { readonly kind: 'break-even-side'; readonly side: 'above' | 'below' }
  | { readonly kind: 'lever'; readonly lever: LeverName }
  | { readonly kind: Exclude<keyof typeof wordLists, 'filler'> | 'unknown' | 'filler' };

export const shownAsWords: Readonly<Partial<Record<ShownAs, readonly string[]>>> = {
  share: wordsIn(`
    share, proportion, fraction, percentage, mix, salience, contribute, contribution, contributor,
    composition, split, break up, breakup, breakdown, what %, what part, % share, make up, makes up, % of
  `),
  change: wordsIn(`
    change, growth, growth rate, delta, momentum, moved, vary, varied, evolve, evolution
  `),
  why: wordsIn(`
    why, reason, how come, what caused, what causes, what is causing, what led to, what explains,
    what is behind, whats behind, what lies behind, root cause, drive, drove, driver, what
    happened to, what went wrong, drag, explain, whats driving, what is driving, what drives, what
    drove, whats causing
  `),
  forecast: wordsIn(`
    forecast, predict, prediction, outlook, projection, project, expect, expected to, likely to
  `),
  average: wordsIn(`
    average weekly, weekly average, average week, mean week, mean weekly, avg weekly, weekly avg,
    per week on average, a week on average, average per week, on average per week, typical week,
    average a week, each week on average
  `),
};

export const dimensionWords: Readonly<
  Record<
    Dimension,
    {
      readonly one: string;
      readonly many: string;
      readonly words: readonly string[];
      readonly each: readonly string[];
    }
  >
> = {
  channel: {
    one: 'channel',
    many: 'channels',
    words: ['channel', 'sales channel', 'trade channel', 'route to market'],
    each: ['channelwise', 'channel wise'],
  },
  region: {
    one: 'region',
    many: 'regions',
    words: ['region', 'zone', 'territory', 'geography', 'area', 'regional', 'zonal'],
    each: ['regionwise', 'region wise', 'zonewise', 'zone wise', 'regionally'],
  },
  product: {
    one: 'product',
    many: 'products',
    words: ['product', 'sku', 'item', 'variant'],
    each: ['productwise', 'product wise', 'skuwise', 'sku wise', 'itemwise', 'item wise'],
  },
  promotion: {
    one: 'promotion',
    many: 'promotions',
    words: wordsIn(`
      promotion, promo, scheme, offer, deal, activation, trade promotion, trade promo, trade
      scheme
    `),
    each: ['promotionwise', 'promotion wise', 'schemewise', 'scheme wise', 'promo wise'],
  },
  week: {
    one: 'week',
    many: 'weeks',
    words: ['week'],
    each: wordsIn(`
      weekly, weekwise, week wise, week by week, over time, trend, trajectory, trendline, by the
      week, over the weeks, from week to week
    `),
  },
};

/** What else the sample's own names are called; of groups, which members they hold. */
export const memberWords: Readonly<Record<string, readonly string[]>> = {
  'Modern trade': ['mt', 'modern retail', 'organized trade', 'organised trade', 'modern'],
  'General trade': wordsIn(`
    gt, kirana, kirana store, kirana shop, traditional trade, traditional retail
  `),
  'Quick commerce': wordsIn(`
    q commerce, qcommerce, quickcommerce, qcom, q com, quick com, quick comm, qc
  `),
  Marketplaces: ['marketplace', 'online marketplace', 'market place', 'e commerce marketplace'],
  D2C: ['dtc', 'direct to consumer', 'd 2 c', 'own website', 'd2c site'],
  North: ['northern', 'north zone', 'north india', 'north region', 'northern region'],
  South: ['southern', 'south zone', 'south india', 'south region', 'southern region'],
  East: ['eastern', 'east zone', 'east india', 'east region', 'eastern region'],
  West: ['western', 'west zone', 'west india', 'west region', 'western region'],
  'Oat bites': ['oats', 'oatbites', 'oat bite'],
  'Ragi crisps': ['ragi', 'crisps', 'ragi crisp'],
  'Roasted makhana': ['makhana', 'fox nuts'],
  'Peanut bar': ['peanut'],
  'Trail mix': ['trailmix'],
  'Millet cookies': ['millet cookie', 'cookie', 'millet'],
  'Mango drink': ['mango'],
  'Coconut water': ['coconut'],
  'Lemon soda': ['soda', 'lemon'],
  'Iced tea': ['ice tea', 'tea', 'icetea'],
  'Cold coffee': ['coffee'],
  'Protein shake': ['protein', 'shake'],
  'Buy 2 get 1': ['b2g1', 'buy 2 get 1 free', 'buy 2 get one', 'buy 2 get one free'],
  'Festive shelf display': ['festive display', 'shelf display', 'festive shelf', 'display'],
  'Retailer slab scheme': ['slab scheme', 'retailer slab', 'retailer scheme'],
  'Deal days': ['dealdays', 'deal day'],
  'Subscribe and save': ['subscribe & save'],
  'App banner': ['banner'],
  'Multipack price-off': ['multipack', 'multi pack price off', 'price off', 'multipack offer'],
  'Search placement': ['paid search'],
};

/** Names for several members. */
export const groupWords: readonly {
  readonly words: readonly string[];
  readonly place: 'channel' | 'product';
  readonly names: readonly string[];
}[] = [
  {
    words: ['online', 'online channel', 'e commerce', 'ecommerce', 'ecom', 'digital channel'],
    place: 'channel',
    names: ['Quick commerce', 'Marketplaces', 'D2C'],
  },
  {
    words: ['offline', 'offline channel', 'brick and mortar', 'physical retail'],
    place: 'channel',
    names: ['Modern trade', 'General trade'],
  },
  {
    words: ['snack', 'snacks range', 'snack range'],
    place: 'product',
    names: wordsIn(`
      Oat bites, Ragi crisps, Roasted makhana, Peanut bar, Trail mix, Millet cookies
    `),
  },
  {
    words: ['drink', 'beverage', 'drinks range'],
    place: 'product',
    names: wordsIn(`
      Mango drink, Coconut water, Lemon soda, Iced tea, Cold coffee, Protein shake
    `),
  },
];

export const orderWords: Readonly<Record<Order, readonly string[]>> = {
  most: wordsIn(`
    most, highest, biggest, largest, greatest, maximum, max, fastest, top, quickest, heaviest,
    longest, steepest, sharpest, number 1, no 1, leading, fast moving, fastest moving, fastest mover, fast mover, top mover, furthest,
    farthest, topmost, main, rank
  `),
  least: wordsIn(`
    least, lowest, smallest, minimum, min, slowest, shortest, fewest, bottom, slow moving, slowest mover, slow mover, slowest
    moving, last place, trailing
  `),
};

export const qualityWords = {
  best: wordsIn(`
    best, top performing, strongest, healthiest, best performing, top performer, best performer,
    winner, most successful, most effective, most efficient
  `),
  worst: wordsIn(`
    worst, poorest, weakest, worst performing, worst performer, laggard, least effective, least
    successful, least efficient, lagging
  `),
} as const;

export const comparativeWords: Readonly<Record<Order, readonly string[]>> = {
  most: ['more', 'higher', 'bigger', 'larger', 'greater', 'better', 'faster', 'stronger'],
  least: ['less', 'lower', 'fewer', 'smaller', 'worse', 'slower', 'weaker'],
};

export const directionWords = {
  up: wordsIn(`
    grow, grew, grown, rise, rose, risen, increase, up, gain, gainer, climb, jump, improve,
    improvement, surge, go up, gone up, went up, raise, hike, boost, lift, expand, widen, extend,
    add, bump up, bump
  `),
  down: wordsIn(`
    not grow, not growing, did not grow, didnt grow, isnt growing, arent growing, not grown,
    down, drop, fall, fell, fallen, decline, decliner, decrease, dip, slip, shrink, shrank,
    shrunk, sink, slump, degrowth, de growth, de grow, de growing, degrow, degrew, negative
    growth, deteriorate, worsen, lose ground, go down, gone down, went down, cut, reduce,
    reduction, lower price, trim, slash, losing ground, lost ground, come down, came down
  `),
} as const;

export const versusWords: Readonly<Partial<Record<Versus, readonly string[]>>> = {
  plan: wordsIn(`
    against plan, against the plan, against target, versus plan, vs plan, to plan, versus the
    plan, vs the plan, vs target, versus target, gap to plan, from plan, from target, from the plan, plan gap, gap to target, gap vs
    plan, compared with plan, compared to plan, to target, compared with target, compared to
    target, compare with plan, compare to plan, differ from plan, different from plan, plan
    achievement, target achievement, variance to plan, plan variance, variance, variance vs plan,
    against our plan, against its plan, against their plan, plan vs actual, actual vs plan, off
    plan, compare with the plan, relative to plan, shortfall, shortfall to plan, to the plan, gap,
    versus our plan, vs our plan, compared with the plan, on plan, on target, achievement, plan
    attainment, variance against plan, sales plan, sales target
  `),
  target: wordsIn(`
    against break even, against its target, against their target, versus break even, vs break
    even, compare with its target, against the target, against the cover target, compare with
    break even, compare with the target, compared with its target
  `),
};

export const planSideWords = {
  below: wordsIn(`
    miss, miss its target, miss their target, miss plan, missed plan, miss the plan, miss its plan, missed its plan, missed their
    plan, miss their plan, missed target, missed the target, miss target, missed its target,
    missed their target, behind plan, behind target, below plan, below target, under plan, under
    target, behind its plan, behind their plan, below its plan, below their plan, behind the plan,
    below the plan, short of plan, short of target, fell short, fall short, fell short of plan,
    fall short of plan, not on plan, not met plan, not met target, didnt meet plan, did not meet
    plan, didnt hit plan, did not hit plan, didnt hit target, failed to meet plan, lagging plan,
    trailing plan, not meet plan, not meet target, not hit target, not meeting plan, fell short of
    target, not hit plan, behind, underachieved
  `),
  above: wordsIn(`
    beat plan, beat the plan, beat its plan, beat their plan, beat target, met plan, beat the
    target, beat, exceeded plan, exceed plan, above plan, above target, ahead of plan, ahead of
    target, meet plan, meet target, met target, hit plan, hit target, over plan, over target,
    overachieved, exceeded target, above its plan, above their plan, ahead of its plan, ahead of
    their plan, achieved plan, achieved target, met the plan, hit the plan, met its plan, met
    their plan
  `),
} as const;

export const breakEvenWords = {
  below: wordsIn(`
    lose money, loses money, losing money, lost money, lost us money, waste money, wasting money,
    waste of money, burning money, loss making, make a loss, made a loss, making a loss, not pay
    back, did not pay back, didnt pay back, doesnt pay back, dont pay back, not paying back, didnt
    pay off, did not pay off, not worth it, pay back less than they cost, pays back less than it
    costs, less than they cost, pay back less than cost, below break even, below breakeven,
    unprofitable, paid back less than they cost, paid back less than it cost, not pay for
    themselves, didnt pay for themselves, not break even, didnt break even, did not break even,
    less than break even, under break even, not profitable, not paying for themselves
  `),
  above: wordsIn(`
    made money, make money, making money, makes money, profitable, above break even, above
    breakeven, broke even, break even, breakeven, more than they cost, pay back more than they
    cost, paid back more than they cost, more than it cost
  `),
} as const;

export const leverWords: Readonly<Record<LeverName, readonly string[]>> = {
  price: ['price', 'mrp', 'selling price', 'list price', 'price point', 'retail price', 'pricing'],
  reach: wordsIn(`
    distribution, numeric distribution, distribution reach, outlet coverage, reach, retail reach,
    points of distribution, distribution points
  `),
  // Trade spend is a measure, too: its own words are read as the lever where one is moved.
  spend: [],
};

export const wordLists = {
  which: ['which', 'wich', 'whch', 'which all', 'list', 'rank'],
  what: ['what', 'wat', 'whats', 'what all'],
  where: ['where', 'which place', 'what places'],
  each: wordsIn(`
    by, per, each, every, across, split by, broken down by, by each, among, amongst, for each, for
    every, from each, in each, from every, of each
  `),
  all: wordsIn(`
    all, all our, all the, all of our, all of the, whole, entire, overall, in all, in total,
    total, altogether, nationally, national, all india, everywhere, across the board, pan india, whole brand, entire brand, whole company
  `),
  together: ['together', 'combined', 'taken together', 'in sum'],
  only: ['only', 'just', 'solely'],
  except: wordsIn(`
    except, except for, excluding, exclude, excl, without, other than, apart from, but not, minus,
    barring, leaving out, besides, leave out, all but, not counting, not including, ignoring,
    outside of, outside
  `),
  and: ['and', 'but', '&', 'along with', 'together with', 'as well as', 'plus'],
  or: ['or', 'either'],
  compare: wordsIn(`
    versus, vs, against, compare, comparison, compared to, compared with, compare with, compare to, v, difference between,
    relative to, than, stack up
  `),
  'comes-from': wordsIn(`
    goes to, goes, comes from, come from, came from, coming from, is from, are from, from, goes through, is, are,
    was, were, contributed by, does, do, did
  `),
  of: ['of', 'in', 'within', 'to', 'for', 'at', 'on', 'through', 'into', 'inside', 'with'],
  will: ['will', 'going to', 'would', 'going to be'],
  perform: wordsIn(`
    perform, performance, doing, fare, fared, do well, did well, doing well, review, situation
  `),
  spend: ['spend', 'spent', 'spending'],
  cost: ['cost'],
  pay: ['pay', 'paid', 'work', 'worked', 'works', 'worth it', 'effective', 'return'],
  bring: ['bring', 'brought', 'deliver', 'generate'],
  'how-many': ['how many', 'number of', 'the number of', 'count of'],
  ran: ['ran', 'run', 'running', 'active', 'live', 'happened', 'took place'],
  cause: wordsIn(`
    cause, caused, because of, due to, thanks to, lead to, led to, result from,
    attributable to, down to, result of, owing to, the cause, because
  `),
  'what-if': wordsIn(`
    if, what if, whatif, suppose, assume, imagine, simulate, test, scenario, what happens,
    what would happen, what will happen, happens to, happen, impact, effect, affect
  `),
  bear: ['bear', 'absorb', 'withstand', 'tolerate', 'sustain', 'support', 'afford', 'stand'],
  move: ['move', 'shift', 'reallocate', 'switch', 'transfer', 'redirect', 'redeploy'],
  'where-it-pays': wordsIn(`
    where it pays, where it pays back, where it works, where it works best, where it works better,
    where it pays best, where it pays more, where it pays most, where it pays off,
    where it earns more, where it brings more, where it brings most
  `),
  budget: ['budget', 'money', 'funds'],
  // A question with one of these is laid over the one before.
  pointer: ['it', 'its', 'one', 'same', 'that', 'they', 'them', 'those', 'this', 'these', 'there'],
  not: wordsIn(`
    not, no, never, dont, doesnt, didnt, wont, wouldnt, isnt, arent, wasnt, werent, cant, cannot,
    couldnt, shouldnt, havent, hasnt, nor, neither, nothing, none, instead, unless, rather, avoid
  `),
  // Words that say nothing by themselves, whatever stands beside them.
  filler: wordsIn(`
    how far, a, an, the, my, our, your, their, his, i, we, you, us, me, be, been, being, am, have, has,
    had, done, can, could, should, shall, may, might, please, pls, plz, kindly, tell, show, give,
    let, see, find, display, view, plot, get, got, want, like, need, how, much, make, made,
    hey, hi, hello, thanks, ok, okay, so, also, then, value, figure, amount, data, report,
    currently, now, right now, look, know, say, take, took, hold, holding, go,
    went, going, come, came, during, over, as, well, exactly, really, actually, period, time,
    respectively, level, rate of, terms, in terms of, today
  `),
};

/**
 * Words that the sample holds nothing of and that look like words which it knows, or hold one: they
 * are never taken for a slip of it.
 */
export const unknownWords = wordsIn(`
  lead time, scales, worth, stick, stuck, trial, plans a, boast, wests, test market, souths,
  targeting, shared, sharing, consumer, competition, day, reviews, rating, marketing, website,
  retailer, outlet, india, rice, prince, pride, prime, prize, stock price, stock market, stock
  exchange, story, stack, tread, trader, plane, units sold, tax rate, order, market share,
  returns rate, pack, gross salary, name of, rent, working capital, volumes sold, festive
  season, theirs, share price, fall asleep
`);
