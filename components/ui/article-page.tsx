import type { ReactNode } from 'react';
import type { Article } from '@/lib/articles';
import { breadcrumbTrail } from '@/lib/breadcrumbs';
import { articleGraph } from '@/lib/structured-data';
import { BreadcrumbStrip } from '../layout/breadcrumb-strip';
import { StructuredData } from '../seo/structured-data';

/** The frame of every article: its main landmark, visible breadcrumbs and structured data. */
export function ArticlePage({ article, children }: { article: Article; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <StructuredData graph={articleGraph(article)} />
      <BreadcrumbStrip trail={breadcrumbTrail(article)} ground="paper" />
      <article>{children}</article>
    </main>
  );
}
