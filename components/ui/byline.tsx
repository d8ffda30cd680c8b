import type { Article } from '@/lib/content/entries';
import { reading } from '@/.content';
import { formatDate } from '@/lib/base/dates';

/** When an article came out, and how long it takes to read: of one in short, once it is whole. */
export const Byline = ({ article }: { article: Article }) => (
  <p className="text-tiny *:first:mr-3">
    <DateAndLength {...article} /> {!article.hasBody && reading.toFollow}
  </p>
);

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
