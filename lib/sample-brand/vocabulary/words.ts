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
    a, an, the, my, our, your, i, we, you, us, me, be, been, being, am, have, has, had,
    done, please, pls, plz, gimme, give me, give us, kindly, tell, show, let, see, find, view, plot,
    get, got, want, would like, would like to, look like, how, much, hey, hi, hello, thanks, ok, so, then, any,
    value, figure, amount, data, report, look, know, say, take, took, go, went, going, come, came,
    during, over, as, exactly, really, actually, period, level, rate of, terms, in terms of,
    send me, send us, share with me, share with us, kindly share, please share, pls share,
    can you share, could you share, good morning, dear team, team, sir, madam, here, matrix, chart, graph, id like, regards, thank you,
    do needful, do needful and, there is, there are, there was, there were, is there, are there,
    was there, were there, lying, eat up, hold, right, combination
  `,
  which: 'which, wich, who, whose, list, name',
  what: 'what, whats, what all',
  where: 'where',
  each: `
    by, per, each, every, across, among, split by, split it by, split that by, split this by, for each, for every, in each, from each, of each,
    break down, broken down
  `,
  all: `
    all, whole, entire, overall, total, altogether, national, all india, pan india, everywhere,
    everything, across board, business, company
  `,
  together: 'together, combined, taken together',
  only: 'only, just, solely, alone',
  except: `
    except, except for, exclude, excl, without, other than, apart from, but not, minus, ex, barring,
    leave out, remove, w o, all but, not counting, not including, ignoring, outside, everything but,
    everything bar, all products bar, all channels bar, all regions bar, all products but,
    all channels but, all regions but, every product but
  `,
  and: 'and, but, &, n',
  // Joins members; a question before is not added to.
  add: 'or, either, add, include, plus, also, along with, together with, as well as, as well',
  // The end of the last week, for what is a state then.
  now: 'now, right now, currently, at present, today, at the moment, as of now',
  rank: 'rank',
  compare: `
    versus, against, compare, comparison, compare with, compare to, v, difference between, than,
    side by side
  `,
  is: 'is, are, was, were, does, do, did',
  'comes-from': `
    goes, come from, came from, is from, are from, from, goes through, come through,
    is sold through, sold through, sits
  `,
  of: 'of, out of, in, within, to, for, at, on, through, thru, via, into, inside, with',
  will: 'will, going to, would, going to be',
  // Asks politely for an answer, or else for what could be done.
  modal: 'can, could, may, might',
  // Of what moves, or lies apart from a plan.
  extent: 'how far, how fast, how quickly',
  // What is done with a measure that is not named.
  perform:
    'perform, performance, doing, things, track, fare, do well, did well, doing well, review',
  spend: 'spend, spent',
  cost: 'cost',
  // Of sales: those that empty shelves took.
  loss: `
    lose, lost, loss of, looses, loosing, missed, missing out on, lose more, lost more,
    to empty shelves, to stockouts, to stock outs, to oos, to out of stock,
    due to out of stock, due to empty shelves, due to stockouts,
    due to stock outs, due to oos, because of empty shelves, from empty shelves, from stockouts
  `,
  // Of margin and trade spend: as a share of net sales.
  'of-sales': `
    as % of sales, as % of net sales, as share of sales, as share of net sales, % of sales,
    % of net sales, as percentage of sales, as percentage of net sales, to sales ratio, to sales
  `,
  'in-percent': 'in %, in percentage, as a percentage, as %',
  'in-rupees': 'in lakh, in lac, in crore, in cr, in rupees, in rs, in inr, in value',
  mean: 'average, avg, mean, on average, typical',
  pay: 'pay, paid, work, worth it, worth money, effective, return',
  bring: 'bring, brought, deliver, generate, make, made',
  'how-many': 'how many, number of, the number of, count of',
  activity: 'ran, run, active, live, happened, took place',
  // What the demo refuses to say: what caused something, what should be done.
  cause: `
    cause, because of, due to, thanks to, lead to, led to, result from, result of, down to,
    owing to, because
  `,
  advice: 'should, ought, recommend, advise, better to, need to, have to, must, how to, where to',
  // What is moved in a what-if, and how.
  'what-if': `
    if, what if, suppose, assume, imagine, simulate, model, what happens, what would happen,
    what will happen, happens to, happen, impact, effect, affect, put
  `,
  tolerance: 'bear, absorb, withstand, tolerate, sustain, afford',
  movement: 'move, shift, reallocate, switch, transfer',
  'where-it-pays':
    'where it pays, where it pays back, where it pays best, where it pays most, where it works',
  budget: 'budget, money, funds',
  // A question with one of these is laid over the one before.
  reference: 'one, same, what about, how about, make it, instead',
  pronoun: 'it, its, their, that, they, them, those, this, these, there',
  // What a measure means, and how it is computed.
  definition: `
    mean by, meant by, meaning, definition, define, formula, compute, calculate, derive, work out,
    worked out, arrive at, measured, counts as, count as
  `,
  // The sample holds half a year.
  year: `
    year, last year, this year, previous year, year ago, year on year, year over year, yoy, y o y,
    annual, annually, yearly, ytd, ly
  `,
  // Nothing is answered that is denied.
  not: `
    not, no, never, wont, wouldnt, cant, cannot, couldnt, shouldnt, nor, neither, nothing, none,
    unless, rather, avoid
  `,
  // A part of the whole, or beside a change one of its reasons.
  contribution: 'contribute, contribution, contributor',
  driver: 'drive, drove, driver, responsible for',
  // What looks like a known word, or holds one, and is nothing in the sample: no slip of it.
  unknown: `
    lead time, scales, worth, stick, stuck, trial, plans, boast, wests, souths, targeting, shared,
    sharing, consumer, competition, day, reviews, rating, marketing, website, retailer, outlet,
    india, rice, prince, pride, prime, prize, story, stack, tread, trader, plane, order,
    market share, profitability, pack, share price, festive season, units sold, volumes sold, theirs,
    how many times, number of times, loss, losses, offering, we offer, you offer, are on, going on
  `,
} as const satisfies Readonly<Record<string, string>>;

export type PlainKind = keyof typeof plainWords;

/** Words that are another spelling of one that phrases are written with. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hw: 'how',
    wat: 'what',
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
  }),
);
