import type { ReactNode } from 'react';
import { breadcrumbTrail } from '@/lib/routes/breadcrumbs';
import type { RecordOf } from '@/lib/routes/pages';
import { writingGraph } from '@/lib/seo/structured-data';
import { BreadcrumbStrip } from './breadcrumb-strip';
import { StructuredData } from './structured-data';

/**
 * The frame of every article and case study: its main landmark, visible breadcrumbs and
 * structured data.
 */
export function WritingPage({
  record,
  children,
}: {
  record: RecordOf<'article' | 'story'>;
  children: ReactNode;
}) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <StructuredData graph={writingGraph(record)} />
      <BreadcrumbStrip trail={breadcrumbTrail(record)} ground="paper" />
      <article>{children}</article>
    </main>
  );
}
