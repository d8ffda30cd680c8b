import { sampleData } from '@/lib/sample-brand/texts/pictures';
import { fill } from '@/lib/fill';
import type { Answer } from '@/lib/sample-brand/answer';

/** The quiet line under a picture: what was counted. */
export function Counted({ children }: { children: string }) {
  return <p className="mt-3 text-tiny text-muted">{children}</p>;
}

/** The same, for what a query gives: the query in a sentence. */
export function CountedQuery({ counted }: Pick<Answer, 'counted'>) {
  return <Counted>{fill(sampleData.dashboard.of, { query: counted })}</Counted>;
}
