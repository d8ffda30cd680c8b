import { routeIds, type RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';
import { pageMetaIn } from '@/lib/seo/page-meta';
import { contentFileOf, pageRecords, type PageRecord } from '@/lib/routes/pages';

/**
 * The records of all public pages, articles and case studies included. A page's words are found by its id, so
 * that adding a page needs no line here.
 */
export async function allPages(): Promise<readonly PageRecord[]> {
  const metas = new Map(await Promise.all(routeIds.map(metaOf)));
  const known = (route: RouteId): PageMeta => {
    const meta = metas.get(route);
    if (meta === undefined) throw new Error(`There are no words for the page ${route}`);
    return meta;
  };
  return pageRecords(known, readArticles(), readStories());
}

async function metaOf(route: RouteId): Promise<readonly [RouteId, PageMeta]> {
  const name = contentFileOf(route);
  const words: Readonly<Record<string, unknown>> = await import(`../content/pages/${name}.ts`);
  return [route, pageMetaIn(`content/pages/${name}.ts`, words[route])];
}
