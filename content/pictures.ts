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

/**
 * The drawing of each page of the route list, on its social picture: `meta.picture` names it.
 * Without words in it, and on the dark ground where it is for nothing else.
 */
export const pagePictures = {
  home: {
    src: '/images/pages/home.svg',
    alt: 'An octopus, each of whose eight arms of dots leads to a source of data.',
    ...size,
  },
  solutions: {
    src: '/images/pages/solutions.svg',
    alt: 'A chart with one low column, a question and a decision, one leading to the next.',
    ...size,
  },
  octomine: {
    src: '/images/solutions/octomine.svg',
    alt: 'Eight streams of dots run together and come out as one sheet, ranked by length.',
    ...size,
  },
  askOctopus: {
    src: '/images/solutions/ask-octopus.svg',
    alt: 'A question in a bubble, and below it a line of dots that opens into a range of outcomes.',
    ...size,
  },
  octosense: {
    src: '/images/solutions/octosense.svg',
    alt: 'A line of dots falls through its limit; from there a message goes to WhatsApp, Slack and email.',
    ...size,
  },
  services: {
    src: '/images/pages/services.svg',
    alt: 'Four lines of dots, each with a station of its own, that run together into one result.',
    ...size,
  },
  aiConsulting: {
    src: '/images/pages/ai-consulting.svg',
    alt: 'Six inputs that run into one model, and the decision that comes out.',
    ...size,
  },
  businessDataConsulting: {
    src: '/images/pages/business-data-consulting.svg',
    alt: 'A tree of dots from one number to its six drivers, of which one is agreed.',
    ...size,
  },
  softwareDevelopment: {
    src: '/images/pages/software-development.svg',
    alt: 'Four layers, one above the other.',
    ...size,
  },
  dataInfrastructure: {
    src: '/images/pages/data-infrastructure.svg',
    alt: 'Eight lines of dots that run through one box into a full store; one file is held back.',
    ...size,
  },
  about: {
    src: '/images/pages/about.svg',
    alt: 'A map of dots with a line from Britain to India.',
    ...size,
  },
  caseStudies: {
    src: '/images/pages/case-studies.svg',
    alt: 'Three results in dots: thirteen become sixteen, eleven become thirteen, thirty days become one.',
    ...size,
  },
  blog: {
    src: '/images/pages/blog.svg',
    alt: 'An article with a headline, three lines and a chart, all of dots.',
    ...size,
  },
  contact: {
    src: '/images/pages/contact.svg',
    alt: 'An arm of dots that hands over a letter.',
    ...size,
  },
  legal: {
    src: '/images/pages/legal.svg',
    alt: 'A document of dots with its seal.',
    ...size,
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type PagePictureName = keyof typeof pagePictures;
