import type { Article } from '@/lib/content/entries';
import { reading } from '@/.content';
import { DateText } from './date-text';

/** Who wrote an article and when, and how long it takes to read: in two pieces. */
export function Byline({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      <span>{article.author}</span>
      <span>
        <DateAndLength {...article} />
      </span>
    </p>
  );
}

/** When an article came out, or was announced, and how long it takes to read. */
export function DateAndLength({
  date,
  readTime,
  isWritten,
}: Pick<Article, 'date' | 'readTime' | 'isWritten'>) {
  return (
    <>
      {!isWritten && `${reading.announced} `}
      <span className="whitespace-nowrap">
        <DateText day={date} /> <span className="mx-1">·</span>
      </span>{' '}
      <span className="whitespace-nowrap">
        {readTime} {reading.minutes}
      </span>
    </>
  );
}
