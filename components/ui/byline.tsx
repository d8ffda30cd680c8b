import type { Article } from '@/lib/content/entries';
import { reading } from '@/.content';
import { Chip } from './chip';
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

/** When an article came out, how long it takes to read, and whether it is there only in short yet. */
export function DateAndLength({
  date,
  readTime,
  isWritten,
}: Pick<Article, 'date' | 'readTime' | 'isWritten'>) {
  return (
    <>
      {!isWritten && (
        <span className="mr-3">
          <Chip tone="sand">{reading.announced}</Chip>
        </span>
      )}
      <span className="whitespace-nowrap">
        <DateText day={date} /> <span className="mx-1">·</span>
      </span>{' '}
      <span className="whitespace-nowrap">
        {readTime} {reading.minutes}
      </span>
    </>
  );
}
