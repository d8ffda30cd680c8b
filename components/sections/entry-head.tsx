import type { ReactNode } from 'react';
import type { Entry } from '@/lib/content/entries';
import { reading } from '@/.content';
import { languageAttributes } from '@/lib/base/language';
import { DateAndLength, DateText } from '../ui/byline';
import { CaseFigure, CaseSummary } from '../ui/case-summary';
import { Chip } from '../ui/chip';
import { Cover } from '../ui/picture-image';

/**
 * The head of an article or a case study: what it is about, by whom, when, and its cover; of a case
 * study its parts as well. One that is only announced has no day, and its cover waits until it shows.
 */
export function EntryHead({ entry, children }: { entry: Entry; children?: ReactNode }) {
  const { language, headline, excerpt, draft, updated, hasBody } = entry;
  const isArticle = entry.kind === 'article';
  return (
    <header className="page-width grid grid-cols-1 items-start gap-x-14 gap-y-6 pt-4 pb-8 lg:grid-cols-5">
      <div className="lg:col-span-3">
        <div className="flex gap-2">
          <Chip>{isArticle ? entry.category : entry.industry}</Chip>
          {draft && <Chip tone="gold">{reading.draft}</Chip>}
        </div>
        <h1 className="mt-3 text-beside" {...languageAttributes(language, headline)}>
          {headline}
        </h1>
        <p className="mt-4 text-lead text-balance" {...languageAttributes(language, excerpt)}>
          {excerpt}
        </p>
        {hasBody && (
          <p className="mt-4 flex flex-wrap gap-x-4 text-small text-muted">
            {isArticle ? (
              <>
                <span>
                  {reading.by} {entry.author}
                </span>
                <DateAndLength {...entry} />
              </>
            ) : (
              <DateText day={entry.date ?? ''} />
            )}
            {updated && (
              <span className="first-letter:uppercase">
                {reading.updated} <DateText day={updated} />
              </span>
            )}
          </p>
        )}
        {!isArticle && <CaseFigure {...entry} />}
        {children}
      </div>
      <div className="lg:col-span-2 lg:self-center">
        <Cover entry={entry} eager={hasBody} />
      </div>
      {!isArticle && <CaseSummary entry={entry} />}
    </header>
  );
}
