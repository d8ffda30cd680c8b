import { answers, sampleData } from '@/words';
import { fill } from '@/lib/fill';
import type { Answer } from '@/lib/sample-brand/answers/answer';

/** The quiet line under a picture: what was counted. */
export function Counted({ children }: { children: string }) {
  return <p className="mt-3 text-tiny text-muted">{children}</p>;
}

/** The same, for what a query gives: the query in a sentence, without what goes without saying. */
export function CountedQuery({ query }: Pick<Answer, 'query'>) {
  const { measure, show, order, shows, everything } = answers.query;
  const unsaid = [shows.level, everything];
  const parts = query.flatMap(([part, value]) =>
    unsaid.includes(value)
      ? []
      : [[measure, show, order].includes(part) ? value : `${part} ${value}`],
  );
  return <Counted>{fill(sampleData.dashboard.of, { query: parts.join(', ') })}</Counted>;
}
