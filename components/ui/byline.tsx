import type { Article } from '@/lib/content/entries';
import { reading } from '@/words';
import { DateText } from './date-text';

/** Who wrote an article and when, and how long it takes to read: two pieces that stay whole. */
export function Byline({ article: { author, date, readTime } }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-muted">
      <span>{author}</span>
      <span className="whitespace-nowrap">
        <DateText day={date} /> ·{' '}
        <span className="whitespace-nowrap">
          {readTime} {reading.minutes}
        </span>
      </span>
    </p>
  );
}
