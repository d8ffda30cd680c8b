import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { fill } from '@/lib/site/fill';
import type { Answer } from '@/lib/sample-brand/answers/answer';

/** The quiet line under a picture: what it is based on. */
export function SmallPrint({ children }: { children: string }) {
  return <p className="mt-3 text-tiny text-muted">{children}</p>;
}

/** The same, for what a query gives: the query in a sentence. */
export function QueryBasis({ basis }: Pick<Answer, 'basis'>) {
  return <SmallPrint>{fill(pictureTexts.dashboard.of, { query: basis })}</SmallPrint>;
}
