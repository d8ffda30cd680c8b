import { notFound } from 'next/navigation';
import { readWrittenArticles } from '@/lib/content/entries';
import { readTopics } from '@/lib/content/lists';
import { feedOf } from '@/lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

const slugOf = ({ path }: { readonly path: string }) => path.split('/').at(-1) ?? '';

export function generateStaticParams() {
  return readTopics().map((topic) => ({ topic: slugOf(topic) }));
}

/** The feed of a topic. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }) {
  const slug = (await params).topic;
  const topic = readTopics().find((candidate) => slugOf(candidate) === slug) ?? notFound();
  const articles = readWrittenArticles().filter(({ category }) => category === topic.topic);
  return new Response(feedOf(articles, topic), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
