import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import { breadcrumbTrail } from '@/lib/routes/breadcrumbs';
import { pageRecord, viewOf, type PageRecord, type RecordOf } from '@/lib/routes/pages';
import { pageGraph, writingGraph, type PageGraph, type PageParts } from '@/lib/seo/structured-data';
import { Breadcrumbs } from './breadcrumbs';

/**
 * The frame of every page of the route list: its main landmark, visible breadcrumbs, structured
 * data, and what a visit is recorded as.
 */
export function Page({
  route,
  meta,
  parts,
  ground = 'ink',
  children,
}: {
  route: RouteId;
  meta: PageMeta;
  /** What the page shows beside its words, for structured data: questions, articles. */
  parts?: PageParts;
  /** The ground that the page starts on. */
  ground?: 'ink' | 'paper';
  children: ReactNode;
}) {
  return (
    <Frame record={pageRecord(route, meta)} graph={pageGraph(route, meta, parts)} ground={ground}>
      {children}
    </Frame>
  );
}

/** The same of every article and case study. */
export function WritingPage({
  record,
  children,
}: {
  record: RecordOf<'article' | 'story'>;
  children: ReactNode;
}) {
  return (
    <Frame record={record} graph={writingGraph(record)} ground="paper">
      <article>{children}</article>
    </Frame>
  );
}

function Frame({
  record,
  graph,
  ground,
  children,
}: {
  record: PageRecord;
  graph: PageGraph;
  ground: 'ink' | 'paper';
  children: ReactNode;
}) {
  return (
    <main id="content" tabIndex={-1} className="outline-none" {...viewAttributes(record)}>
      <JsonLdScript data={graph} scriptKey="structured-data" />
      <Breadcrumbs trail={breadcrumbTrail(record)} ground={ground} />
      {children}
    </main>
  );
}

/** The attributes by which the page script knows what to record, such as data-solution. */
function viewAttributes(record: PageRecord) {
  const view = record.kind === 'page' ? viewOf(record.route) : undefined;
  if (!view) return {};
  return 'solution' in view ? { 'data-solution': view.solution } : { 'data-service': view.service };
}
