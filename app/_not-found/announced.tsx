import type { Pages } from '@/content/schema';
import type { Article, CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { pages, reading } from '@/.content';
import { ResultsChart } from '@/components/product/results-chart';
import { ButtonLink } from '@/components/ui/button-link';
import { CaseSummary } from '@/components/ui/case-summary';
import { Chip } from '@/components/ui/chip';
import { PictureImage } from '@/components/ui/picture-image';
import { TextLink } from '@/components/ui/text-link';
import { MissingLine } from './missing-page';

type Words = Pages['not-found'];

/** A case study that has no page yet, whole: its number, its chart, its picture and its parts. */
export function AnnouncedCase({ caseStudy, words }: { caseStudy: CaseStudy; words: Words }) {
  const { language, aliases, cover, industry, figure, result, headline, excerpt, change } =
    caseStudy;
  return (
    <article data-match={aliases.join(' ')} hidden>
      <header className="on-ink">
        <div className="page-width grid grid-cols-1 gap-x-14 gap-y-10 py-8 lg:grid-cols-2 lg:py-12">
          <div>
            <p className="flex flex-wrap items-center gap-3 font-semibold text-teal-300">
              {words.caseStudyNote} <Chip tone="ink">{industry}</Chip>
            </p>
            <h1 className="mt-5 text-h1" {...languageAttributes(language, headline)}>
              {headline}
            </h1>
            <p className="mt-5 max-w-text text-lead" {...languageAttributes(language, excerpt)}>
              {excerpt}
            </p>
          </div>
          <div className="rounded-panel border border-ink-700 p-6 sm:p-8">
            <p className="font-display text-figure font-bold tracking-figure text-white">
              {figure}
            </p>
            <p className="mt-3 mb-8 text-lead font-semibold text-white">{result}</p>
            {change && <ResultsChart change={change} words={pages['case-studies'].chart} />}
          </div>
        </div>
      </header>
      <div className="page-width grid grid-cols-1 items-start gap-x-14 gap-y-6 py-10 lg:grid-cols-2">
        <PictureImage picture={cover} />
        <div>
          <CaseSummary {...caseStudy} />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink {...words.demo} />
            <TextLink to="/case-studies" label={words.caseStudyList} />
          </div>
        </div>
      </div>
      <MissingLine {...words} />
    </article>
  );
}

/** An article that is announced: that it is not out yet, and what it will say in short. */
export function AnnouncedArticle({ article, words }: { article: Article; words: Words }) {
  const { aliases, cover, category, language, headline, excerpt, tryThis } = article;
  return (
    <article data-match={aliases.join(' ')} hidden>
      <div className="page-width pt-8 pb-10">
        <p className="mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sand px-5 py-3 text-ink-900">
          <Chip tone="ink">{reading.announced}</Chip> {words.articleNote}
        </p>
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-2">
          <div>
            <Chip tone="sand">{category}</Chip>
            <h1 className="mt-4 text-h2" {...languageAttributes(language, headline)}>
              {headline}
            </h1>
            <p className="mt-4 max-w-text text-lead" {...languageAttributes(language, excerpt)}>
              {excerpt}
            </p>
            {tryThis && (
              <div className="mt-6 max-w-text border-l-4 border-teal-600 pl-5">
                <h2 className="font-text text-small font-semibold tracking-normal text-teal-600">
                  {words.tryThis}
                </h2>
                <p className="mt-1 text-ink-900">{tryThis}</p>
              </div>
            )}
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink {...words.demo} />
              <TextLink to="/blog" label={words.articleList} />
            </div>
          </div>
          <PictureImage picture={cover} />
        </div>
      </div>
      <MissingLine {...words} />
    </article>
  );
}
