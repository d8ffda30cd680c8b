import type { RouteId } from '@/content/routes';
import type { MotifName } from '@/content/schema';
import type { PageRecord } from '@/lib/routes/pages';

const motifs: Readonly<Partial<Record<RouteId, MotifName>>> = {
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
export function motifOf(record: PageRecord): MotifName {
  if (record.kind === 'article') return 'reading';
  return record.kind === 'story' ? 'growth' : (motifs[record.route] ?? 'arms');
}
