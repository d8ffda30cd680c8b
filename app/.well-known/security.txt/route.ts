import { buildDay } from '@/lib/site/dates';
import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityTxt(buildDay()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
