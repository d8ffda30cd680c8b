import { blog } from '@/content/pages/blog';
import { readArticles } from '@/lib/articles/articles';
import { feedOf } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(feedOf(readArticles(), blog.meta), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
