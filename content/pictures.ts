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

const artefact = (name: string, alt: string): Picture => ({
  src: `/images/artefacts/${name}.svg`,
  alt: `Sample document. ${alt}`,
  width: 720,
  height: 480,
});

/**
 * A document page for each deliverable of the services. Figures in them are those of the sample
 * brand, copied by hand: change them when its dataset changes.
 */
export const artefacts = {
  // Business and data consulting
  kpiSheet: artefact(
    'kpi-sheet',
    'A KPI sheet for stock cover: its formula, its source, its owner, and its value in five channels, of which quick commerce is below target.',
  ),
  dataAudit: artefact(
    'data-audit',
    'An extract of a data audit: rows expected and found, weeks without stock, sales in weeks without stock, and a promotion that ends after the data.',
  ),
  promotionReview: artefact(
    'promotion-review',
    'A review of eight promotions with spend, extra sales and payback: three bring less margin than they cost.',
  ),
  channelScorecard: artefact(
    'channel-scorecard',
    'A scorecard of five channels with sales, growth, fill rate and margin; general trade falls and has the lowest fill rate.',
  ),
  reportingRoadmap: artefact(
    'reporting-roadmap',
    'A reporting roadmap in three columns, now, next and later: which reports to keep, merge or drop.',
  ),
  // AI consulting
  useCaseRanking: artefact(
    'use-case-ranking',
    'A ranked list of use cases: restocking first, promotions second, a forecast third, and product texts to leave alone.',
  ),
  dataReadiness: artefact(
    'data-readiness',
    'A readiness report: sell-out and stock are ready, the promotion calendar needs a repair, price is missing, and a season needs a second half-year.',
  ),
  forecastReview: artefact(
    'forecast-review',
    'A forecast review: net sales of 26 weeks, the forecast of the next four with its range, and by how much an earlier forecast missed in all and in the East.',
  ),
  promotionModel: artefact(
    'promotion-model',
    'A promotion sheet: weekly sales stand above the ordinary level in the four promotion weeks; the extra sales bring Rs 0.33 of margin for each rupee.',
  ),
  assistantEvaluation: artefact(
    'assistant-evaluation',
    'An evaluation sheet of an assistant: six questions, the answer expected of each, and whether it was given; two must be refused.',
  ),
  modelCard: artefact(
    'model-card',
    'A model card: what the model is for, what it has read, how sure it is, what it must not be used for, and who owns it.',
  ),
  // Software development
  screenDesign: artefact(
    'screen-design',
    'A design sheet of an order portal: a drawn screen with three numbered places, and a note to each.',
  ),
  offlineRules: artefact(
    'offline-rules',
    'A sheet of rules for a store audit app: what works offline, and what happens when the signal is back.',
  ),
  apiReference: artefact(
    'api-reference',
    'A page of an API reference: the address to ask for the stock of a product, and the answer with stock, sales and cover.',
  ),
  embeddedReport: artefact(
    'embedded-report',
    'A specification of a report inside another tool: who opens it, its measure and filter, and its chart of sales by channel.',
  ),
  featureTest: artefact(
    'feature-test',
    'A test sheet for order suggestions in four regions: only the East, with 0.7 weeks of cover, gets an order.',
  ),
  renewalTest: artefact(
    'renewal-test',
    'A side-by-side test of an old and a new system: net sales of four regions are equal in both.',
  ),
  // Data infrastructure
  pipelineRun: artefact(
    'pipeline-run',
    'A run sheet of a pipeline: five channels loaded with rows and sales, one of them at the second run.',
  ),
  warehouseTables: artefact(
    'warehouse-tables',
    'A list of the tables of a warehouse with their rows and who reads them.',
  ),
  productMatching: artefact(
    'product-matching',
    'A matching list: how three sources write two products, and the one name that reports use.',
  ),
  qualityReport: artefact(
    'quality-report',
    'A quality report on a file that was held back: five checks, of which one fails, with the row that is wrong.',
  ),
  dataContract: artefact(
    'data-contract',
    'A data contract for a distributor’s weekly file: its fields, what each may hold, when it comes, and what happens when it is wrong.',
  ),
  lineage: artefact(
    'lineage',
    'A lineage page: net sales of Rs 62.2 crore traced back from the report to 240 lines and five files, and who may see each step.',
  ),
  streamSheet: artefact(
    'stream-sheet',
    'A sheet of streams: which events are sent as they happen, which may wait for the night, and what each is for.',
  ),
} as const;

export type ArtefactName = keyof typeof artefacts;
