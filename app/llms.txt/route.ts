import { llmsTxt } from '@/lib/seo/llms-txt';
import { allPages } from '../page-records';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(llmsTxt(await allPages()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
