import { writtenArticles } from '@/lib/content/entries';
import { feedOf } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(feedOf(writtenArticles), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
