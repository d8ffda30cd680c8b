import type { Article } from '@/lib/content/entries';
import { reading } from '@/.content';
import { formatDate } from '@/lib/base/dates';

/**
 * When an article came out, how long it takes to read, and who wrote it: in three pieces, on a phone in
 * two lines, whatever the day, so that a line more does not come with the fonts.
 */
export function Byline({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-tiny max-sm:*:last:w-full">
      <DateAndLength {...article} /> <span>{article.author}</span>
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
