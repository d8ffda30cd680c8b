import { sample } from '@/lib/sample-brand/data/dataset';
import { csvOf } from '@/lib/sample-brand/features/csv';

export const dynamic = 'force-static';

export function GET() {
  return new Response(csvOf(sample), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
