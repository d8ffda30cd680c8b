import { llmsTxt } from '@/lib/seo/llms-txt';
import { indexedPages } from '@/lib/site/pages';

export const dynamic = 'force-static';

export function GET() {
  return new Response(llmsTxt(indexedPages()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
