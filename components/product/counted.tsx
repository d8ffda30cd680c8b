import { sampleData } from '@/words';
import { fill } from '@/lib/fill';
import type { Answer } from '@/lib/sample-brand/answers/answer';

/** The quiet line under a picture: what was counted. */
export function Counted({ children }: { children: string }) {
  return <p className="mt-3 text-tiny text-muted">{children}</p>;
}

/** The same, for what a query gives: the query in readable form. */
export function CountedQuery({ query }: Pick<Answer, 'query'>) {
  const parts = query.map(([part, value]) => `${part} ${value}`).join(', ');
  return <Counted>{fill(sampleData.dashboard.of, { query: parts })}</Counted>;
}
