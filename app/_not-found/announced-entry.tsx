import type { Pages } from '@/content/schema';
import type { Entry } from '@/lib/content/entries';
import { reading } from '@/.content';
import { EntryHead } from '@/components/sections/entry-head';
import { ButtonLink } from '@/components/ui/button-link';
import { Chip } from '@/components/ui/chip';
import { TextLink } from '@/components/ui/text-link';
import { MissingLine } from './missing-page';

/** An article or a case study that has no page yet: that this is all, and all that there is of it. */
export function AnnouncedEntry({ entry, words }: { entry: Entry; words: Pages['not-found'] }) {
  const isArticle = entry.kind === 'article';
  const [list, label] = isArticle
    ? ['/blog', words.articleList]
    : ['/case-studies', words.caseStudyList];
  return (
    <article data-match={entry.otherPaths.join(' ')} hidden>
      <div className="page-width pt-6 pb-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sand px-5 py-3 text-ink-900">
          <Chip tone="ink">{reading.announced}</Chip>
          {isArticle ? words.articleNote : words.caseStudyNote}
        </p>
      </div>
      <EntryHead entry={entry}>
        {isArticle && entry.tryThis && (
          <div className="mt-6 max-w-text border-l-4 border-teal-600 pl-5">
            <h2 className="font-text text-small font-semibold tracking-normal text-teal-600">
              {words.tryThis}
            </h2>
            <p className="mt-1 text-ink-900">{entry.tryThis}</p>
          </div>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink {...words.demo} />
          <TextLink to={list} label={label} />
        </div>
      </EntryHead>
      <MissingLine {...words} />
    </article>
  );
}
