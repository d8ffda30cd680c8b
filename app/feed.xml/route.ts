import { readWrittenArticles } from '@/lib/content/entries';
import { feedOf } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(feedOf(readWrittenArticles()), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
