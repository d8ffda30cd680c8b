import type { RouteId } from '@/content/routes';
import type { PageRecord } from '@/lib/pages';

/** What a social picture shows beside its title. */
export type Motif =
  | 'arms'
  | 'products'
  | 'services'
  | 'articles'
  | 'dashboard'
  | 'conversation'
  | 'alert'
  | 'decision'
  | 'process'
  | 'layers'
  | 'pipeline'
  | 'letter'
  | 'timeline'
  | 'growth'
  | 'reading'
  | 'document';

/** Each motif in words, for the picture's alternative text. */
export const motifWords: Readonly<Record<Motif, string>> = {
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
};

const motifs: Readonly<Partial<Record<RouteId, Motif>>> = {
  solutions: 'products',
  octomine: 'dashboard',
  askOctopus: 'conversation',
  octosense: 'alert',
  services: 'services',
  aiConsulting: 'decision',
  businessDataConsulting: 'process',
  softwareDevelopment: 'layers',
  dataInfrastructure: 'pipeline',
  contact: 'letter',
  about: 'timeline',
  caseStudies: 'growth',
  blog: 'articles',
  privacy: 'document',
  terms: 'document',
};

/** The motif of a page: its own, or the eight arms for a page that has none. */
export function motifOf(record: PageRecord): Motif {
  return record.kind === 'article' ? 'reading' : (motifs[record.route] ?? 'arms');
}
