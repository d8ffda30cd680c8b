import type { ReactNode } from 'react';
import type { Article } from '@/lib/articles';
import { articleTrail } from '@/lib/breadcrumbs';
import { articleGraph } from '@/lib/structured-data';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { StructuredData } from '../seo/structured-data';

/** The frame of every article: its main landmark, visible breadcrumbs and structured data. */
export function ArticlePage({ article, children }: { article: Article; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <StructuredData graph={articleGraph(article)} />
      <Breadcrumbs trail={articleTrail(article)} ground="paper" />
      <article>{children}</article>
    </main>
  );
}
