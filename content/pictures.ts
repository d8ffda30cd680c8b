import type { Picture } from './schema';

const size = { width: 640, height: 400 } as const;

/** The drawings of the case studies. They show how, not how much: their numbers are in the words. */
export const storyPictures = {
  rankedPromotions: {
    src: '/images/stories/ranked-promotions.svg',
    alt: 'Promotions as rows of dots: before, in calendar order; after, ranked by return, where those below break-even are stopped.',
    ...size,
  },
  stockBetweenChannels: {
    src: '/images/stories/stock-between-channels.svg',
    alt: 'Stock in three channels, store, marketplace and app: what one has too much of moves to the two that are short.',
    ...size,
  },
  thirtyDaysToOne: {
    src: '/images/stories/thirty-days-to-one.svg',
    alt: 'Before, thirty empty rings, one for each day of waiting; after, a single full dot.',
    ...size,
  },
} as const satisfies Readonly<Record<string, Picture>>;

/** Between the six capabilities of ASK Octopus; one arm to each. */
export const octopus = {
  src: '/images/figures/octopus.svg',
  alt: 'An octopus with eight arms: one to each of the six things around it, and two at rest.',
  width: 340,
  height: 480,
} as const satisfies Picture;

/** The covers of articles, by the name that an article uses: `cover: uplift`. */
export const covers = {
  answer: {
    src: '/images/covers/answer.svg',
    alt: 'A question mark of dots runs on into the columns of a chart.',
    ...size,
  },
  uplift: {
    src: '/images/covers/uplift.svg',
    alt: 'Weekly sales in dots: a promotion above the baseline, then a gap below it.',
    ...size,
  },
  channels: {
    src: '/images/covers/channels.svg',
    alt: 'Three streams of different marks flow into one stock of equal dots.',
    ...size,
  },
  cases: {
    src: '/images/covers/cases.svg',
    alt: 'An order of cases; four traces lead from its gaps to their causes.',
    ...size,
  },
  /** For an article that names no cover. */
  arms: {
    src: '/images/covers/arms.svg',
    alt: 'Eight lines of dots that run together.',
    ...size,
  },
} as const satisfies Readonly<Record<string, Picture>>;

const low = { width: 640, height: 260 } as const;

/** Figures inside articles, by the name that an article uses: `<ArticleFigure name="…" />`. */
export const articleFigures = {
  askedAndCounted: {
    src: '/images/figures/asked-and-counted.svg',
    alt: 'Question, query, database and answer in a row.',
    ...low,
  },
  oneNameTwoNumbers: {
    src: '/images/figures/one-name-two-numbers.svg',
    alt: 'Two blocks of dots: as invoiced, and less returns and claims, where some are empty.',
    ...low,
  },
  missingNotZero: {
    src: '/images/figures/missing-not-zero.svg',
    alt: 'Five rows of weeks: one ends in dashed rings, marked missing; another in short lines, marked zero.',
    ...low,
  },
  accessByRegion: {
    src: '/images/figures/access-by-region.svg',
    alt: 'Four regions side by side, of which one is lit.',
    ...low,
  },
  pilotWeeks: {
    src: '/images/figures/pilot-weeks.svg',
    alt: 'Thirty dots in four rows, week 1 to week 4.',
    ...low,
  },
  uplift: covers.uplift,
  cases: covers.cases,
} as const satisfies Readonly<Record<string, Picture>>;

export type ArticleFigureName = keyof typeof articleFigures;
