import { notFound } from 'next/navigation';
import { ArticleCards } from '../_sections/article-cards';
import { ListPage } from '@/components/layout/page';
import { furtherLists } from '@/lib/content/article-lists';
import { listRecord } from '@/lib/site/pages';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ list: string[] }> };

export const dynamicParams = false;

/** `/blog/page/2`, `/blog/topics/retail`, `/blog/topics/retail/page/2`. */
export const generateStaticParams = () =>
  furtherLists.map(({ path }) => ({ list: path.split('/').slice(2) }));

async function recordOf({ params }: Props) {
  const path = `/blog/${(await params).list.join('/')}`;
  const list = furtherLists.find((candidate) => candidate.path === path) ?? notFound();
  return listRecord(list);
}

export const generateMetadata = async (props: Props) => metadataOf(await recordOf(props));

/**
 * A topic, or a further page of a list. As for case studies, this file counts as a page only when
 * there is something to show: next.config.mjs says when.
 */
export default async function ArticleListPage(props: Props) {
  const record = await recordOf(props);
  return (
    <ListPage record={record}>
      <ArticleCards list={record.list} />
    </ListPage>
  );
}
