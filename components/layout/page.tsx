import type { ReactNode } from 'react';
import { routes, type Route, type RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import { breadcrumbTrail } from '@/lib/routes/breadcrumbs';
import { pageRecord } from '@/lib/routes/pages';
import { pageGraph, type PageParts } from '@/lib/seo/structured-data';
import { BreadcrumbStrip } from './breadcrumb-strip';
import { StructuredData } from './structured-data';

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
    <main id="content" tabIndex={-1} className="outline-none" {...viewAttributes(routes[route])}>
      <StructuredData graph={pageGraph(route, meta, parts)} />
      <BreadcrumbStrip trail={breadcrumbTrail(pageRecord(route, meta))} ground={ground} />
      {children}
    </main>
  );
}

/** The attributes by which the page script knows what to record, such as data-solution. */
function viewAttributes({ view }: Route) {
  if (!view) return {};
  return 'solution' in view ? { 'data-solution': view.solution } : { 'data-service': view.service };
}
