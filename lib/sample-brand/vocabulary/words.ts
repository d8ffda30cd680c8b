/*
 * Words that say all by being there, by what they do in a sentence. To teach ASK Octopus a word, add
 * it to its list, in small letters, with commas between phrases; no apostrophes ("dont"), hyphens or
 * full stops, and no articles inside ("miss plan" is "missed its plan", too). Other endings of a
 * phrase's first and last word (-s, -ed, -ing) are understood. Of several phrases that fit, the
 * longest counts.
 */
export const plainWords = {
  // Words of grammar, which stand for no part by themselves.
  filler: `
    how far, a, an, the, my, our, your, i, we, you, us, me, be, been, being, am, have, has,
    had, done, can, could, may, might, please, pls, plz, gimme, kindly, tell, show, give, let, see,
    find, display, view, plot, get, got, want, like, how, much, make, made, hey, hi, hello,
    thanks, ok, okay, so, then, any, value, figure, amount, data, report, look, know, say,
    take, took, hold, go, went, going, come, came, during, over, as, well, exactly, really,
    actually, period, time, respectively, level, rate of, terms, in terms of, gave, given,
    send, sent, provide, pull, fetch, kindly share, please share, pls share, share with me,
    share with us, can you share, could you share, good morning, good afternoon,
    good evening, dear team, team, sir, madam, regards, thank you, do needful, do needful and,
    there is, there are, was there, is there, were there, are there, there was, there were, lying,
    eat up, right
  `,
  which: 'which, wich, whch, which all, who, whose, list, name',
  what: 'what, wat, whats, what all',
  where: 'where, which place, what places',
  each: `
    by, per, each, every, across, split by, broken down by, by each, among, amongst, for each,
    for every, from each, in each, from every, of each
  `,
  all: `
    all, whole, entire, overall, total, altogether, nationally,
    national, all india, everywhere, across board, pan india, whole brand, entire brand,
    whole company
  `,
  together: 'together, combined, taken together, in sum',
  only: 'only, just, solely',
  except: `
    except, except for, exclude, excl, without, other than, apart from, but not, minus, ex,
    barring, besides, leave out, remove, take out, all but, everything but, everything bar, all products bar, all channels bar,
    all regions bar, all skus bar, all products but, all channels but,
    all regions but, all skus but, every product but, every channel but, not counting,
    not including, ignoring, outside of, outside
  `,
  and: 'and, but, &, along with, together with, as well as, plus, add, include, n, also',
  or: 'or, either',
  // The end of the last week, for what is a state then.
  now: 'now, right now, currently, today, at present, at the moment, as of now',
  rank: 'rank',
  compare: `
    versus, against, compare, comparison, compare with, compare to, v, difference between,
    relative to, than, stack up
  `,
  is: 'is, are, was, were, does, do, did',
  'comes-from': `
    goes, come from, came from, is from, are from, from, goes through, come through,
    came through, is sold through, sold through, sold via, contributed by,
    earned, is earned
  `,
  of: 'of, in, within, to, for, at, on, through, thru, via, into, inside, with',
  will: 'will, going to, would, going to be',
  // What is done with a measure that is not named.
  perform:
    'perform, performance, doing, things, track, fare, do well, did well, doing well, review, situation',
  spend: 'spend, spent',
  cost: 'cost',
  // Of sales: those that empty shelves took.
  loss: `
    lose, lost, loss of, loss, looses, loosing, missed, missing out on, lose more, lost more
  `,
  'to-empty-shelves': `
    to empty shelves, to stockouts, to stock outs, to oos, to out of stock,
    due to empty shelves, due to stockouts, due to stock outs, due to oos, due to out of stock,
    because of empty shelves, because of stockouts, because of stock outs, because of oos,
    because of out of stock, from stockouts, from empty shelves
  `,
  // Of margin and trade spend: as a share of net sales.
  'of-sales': `
    as % of sales, as % of net sales, as share of sales, as share of net sales,
    as percentage of sales, as percentage of net sales, % of sales, % of net sales,
    to sales ratio, to sales, as proportion of sales
  `,
  'in-percent': 'in %, in percentage, as a percentage, as %',
  'in-rupees': `
    in lakh, in lac, in crore, in cr, in rupees, in rs, in inr, in rupee terms, in value,
    in value terms
  `,
  mean: 'average, avg, mean, on average, typical',
  pay: 'pay, paid, work, worth it, effective, return',
  bring: 'bring, brought, deliver, generate',
  'how-many': 'how many, number of, the number of, count of',
  ran: 'ran, run, active, live, happened, took place',
  // What the demo refuses to say: what caused something, what should be done.
  cause: `
    cause, because of, due to, thanks to, lead to, led to, result from, attributable to,
    down to, result of, owing to, because
  `,
  advice: 'should, ought, recommend, advise, better to, need to, have to, must',
  // What is moved in a what-if, and how.
  'what-if': `
    if, what if, whatif, suppose, assume, imagine, simulate, test, scenario, what happens,
    what would happen, what will happen, happens to, happen, impact, effect, affect
  `,
  bear: 'bear, absorb, withstand, tolerate, sustain, support, afford, stand',
  move: 'move, shift, reallocate, switch, transfer, redirect, redeploy',
  'where-it-pays': `
    where it pays, where it pays back, where it works, where it works best,
    where it works better, where it pays best, where it pays more, where it pays most,
    where it pays off, where it earns more, where it brings more, where it brings most
  `,
  budget: 'budget, money, funds',
  // A question with one of these is laid over the one before.
  pointer:
    'it, its, their, one, same, that, they, them, those, this, these, there, what about, how about, instead',
  // What a measure means, and how it is computed.
  definition: `
    mean by, meant by, meaning, definition, define, formula, compute, calculate, derive, arrive at,
    work out, worked out, measured, counts as, count as
  `,
  // The sample holds half a year.
  year: `
    year, last year, this year, previous year, year ago, year on year, year over year, yoy, y o y,
    annual, annually, yearly, ytd, ly
  `,
  // Nothing is answered that is denied.
  not: `
    not, no, never, wont, wouldnt, cant, cannot, couldnt, shouldnt, nor, neither, nothing,
    none, unless, rather, avoid
  `,
  // A part of the whole, or beside a change one of its reasons.
  contribution: 'contribute, contribution, contributor',
  driver: 'drive, drove, driver, responsible for',
  // What looks like a known word, or holds one, and is nothing in the sample: no slip of it.
  unknown: `
    lead time, scales, worth, stick, stuck, trial, plans, boast, wests, test market, souths,
    targeting, shared, sharing, consumer, competition, day, reviews, rating, marketing,
    website, retailer, outlet, india, rice, prince, pride, prime, prize, stock price,
    stock market, stock exchange, story, stack, tread, trader, plane, units sold, tax rate,
    order, market share, returns rate, pack, gross salary, rent, working capital,
    volumes sold, festive season, theirs, how many times, number of times, share price, fall asleep
  `,
} as const satisfies Readonly<Record<string, string>>;

export type PlainKind = keyof typeof plainWords;

/** Words that are another spelling of one that phrases are written with. */
export const spellings: Readonly<Record<string, string>> = {
  hw: 'how',
  lst: 'last',
  r: 'are',
  sel: 'sell',
  bigest: 'biggest',
  higest: 'highest',
  promo: 'promotion',
  promos: 'promotions',
  promotional: 'promotion',
  scheme: 'promotion',
  schemes: 'promotions',
  breakeven: 'break even',
  vs: 'versus',
  didnt: 'not',
  doesnt: 'not',
  dont: 'not',
  isnt: 'not',
  arent: 'not',
  wasnt: 'not',
  werent: 'not',
  hasnt: 'not',
  havent: 'not',
};
