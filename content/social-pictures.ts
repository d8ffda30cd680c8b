import { company } from './company';
import type { SocialPicturesContent } from './schema';

/** The pictures of shared links in words, for those who cannot see them. */
export const socialPictures = {
  alt: `{title} – ${company.name}, with {motif}`,
  motifs: {
    arms: 'eight arms of dots flowing into an octopus head',
    products: 'a sketch of a chart, an answer and an alert, one leading to the next',
    services: 'four sketches: a decision, steps, layers and a store of data',
    articles: 'a sketch of a page of articles',
    dashboard: 'a sketch of a dashboard',
    conversation: 'a sketch of a question and its answer with a chart',
    alert: 'a sketch of a line crossing its threshold',
    decision: 'a sketch of many inputs leading to one decision',
    process: 'a sketch of steps leading upwards',
    layers: 'a sketch of software in layers',
    pipeline: 'a sketch of sources flowing into one store',
    letter: 'a sketch of a letter',
    timeline: 'a sketch of a timeline',
    growth: 'a sketch of rising bars',
    reading: 'a sketch of an article page with a chart',
    document: 'a sketch of a document',
  },
} as const satisfies SocialPicturesContent;
