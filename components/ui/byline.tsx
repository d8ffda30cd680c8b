import type { Article } from '@/lib/content/entries';
import { reading } from '@/.content';
import { formatDate } from '@/lib/base/dates';

/** Who wrote an article and when, and how long it takes to read: in three pieces. */
export function Byline({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-tiny">
      <span className="max-sm:w-full">{article.author}</span> <DateAndLength {...article} />
    </p>
  );
}

/** When an article came out, and how long it takes to read. */
export function DateAndLength({ date, readTime }: Pick<Article, 'date' | 'readTime'>) {
  return (
    <>
      <DateText day={date} />{' '}
      <span className="whitespace-nowrap">
        {readTime} {reading.minutes}
      </span>
    </>
  );
}

/**
 * A day, as readers read it and as machines do.
 * @param day YYYY-MM-DD
 */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
