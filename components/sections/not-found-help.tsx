import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { readEntries, type Article, type CaseStudy } from '@/lib/content/entries';
import { languageOf } from '@/lib/language';
import { labelAt } from '@/lib/routes/pages';
import { ButtonLink } from '../ui/button-link';
import { Chip } from '../ui/chip';
import { DateText } from '../ui/date-text';
import { Drawn, Illustration } from '../ui/illustration';
import { Link } from '../ui/link';
import { TextLink } from '../ui/text-link';
import { CaseParts } from './case-parts';

type Words = Pages['not-found'];

/**
 * The not-found page. It is one file for every address, so each announced entry that an address
 * may mean stands in it, hidden; the page script puts the one that was asked for first, and the
 * words about the missing page become a line below it.
 */
export function NotFoundHelp(words: Words) {
  const { articles, caseStudies } = readEntries();
  return (
    <div className="mx-auto max-w-page px-gutter pt-10 pb-section lg:pt-16 xl:px-0">
      <div className="in-data-matched:mt-14 in-data-matched:flex in-data-matched:flex-wrap in-data-matched:items-baseline in-data-matched:gap-x-4 in-data-matched:border-t in-data-matched:border-line in-data-matched:pt-6">
        <h1 className="text-h1 in-data-matched:font-text in-data-matched:text-base in-data-matched:tracking-normal">
          {words.title}
        </h1>
        <p className="mt-5 text-lead in-data-matched:mt-0 in-data-matched:text-base">
          {words.text}
        </p>
        <p className="mt-6 in-data-matched:mt-0">
          <Link
            to="/"
            className="inline-flex min-h-12 items-center rounded-control bg-coral-400 px-6 py-3 font-semibold text-ink-900 hover:bg-coral-300 in-data-matched:min-h-11 in-data-matched:bg-paper in-data-matched:p-0 in-data-matched:underline"
          >
            {words.homeLink}
          </Link>
        </p>
      </div>
      <div className="mt-14" data-match-default="">
        <h2 className="text-h3">{words.helpTitle}</h2>
        <ul className="mt-4 grid max-w-wide gap-x-10 sm:grid-cols-2">
          {words.help.map((to) => (
            <li key={to} className="border-t border-line py-1">
              <TextLink to={to} label={labelAt(to) ?? to} />
            </li>
          ))}
        </ul>
      </div>
      {caseStudies.map(
        (caseStudy) =>
          !caseStudy.written && (
            <CaseInShort key={caseStudy.slug} caseStudy={caseStudy} words={words} />
          ),
      )}
      {articles.map(
        (article) =>
          !article.written && <ArticleInShort key={article.slug} article={article} words={words} />,
      )}
    </div>
  );
}

/** A case study, whole: its number, its picture and its three parts. */
function CaseInShort({ caseStudy, words }: { caseStudy: CaseStudy; words: Words }) {
  const { language, aliases, cover, industry, figure, result, headline, excerpt } = caseStudy;
  return (
    <InShort
      match={aliases.join(' ')}
      picture={<Illustration picture={cover} label={words.pictureLabel} />}
    >
      <Chip look="sand">{industry}</Chip>
      <p className="mt-5 font-display text-figure font-bold tracking-figure text-ink-900">
        {figure}
      </p>
      <p className="mt-2 text-lead font-semibold text-ink-900">{result}</p>
      <h2 className="mt-8 text-title" {...languageOf(language, headline)}>
        {headline}
      </h2>
      <p className="mt-3 text-lead" {...languageOf(language, excerpt)}>
        {excerpt}
      </p>
      <CaseParts {...caseStudy} />
      <NextSteps words={words}>
        <TextLink to="/case-studies" label={words.caseStudyList} />
      </NextSteps>
    </InShort>
  );
}

/** An article that is announced: its cover, and what it will say in short. */
function ArticleInShort({ article, words }: { article: Article; words: Words }) {
  const { aliases, cover, category, language, headline, excerpt, author, date } = article;
  return (
    <InShort
      match={aliases.join(' ')}
      picture={
        <div className="overflow-clip rounded-panel">
          <Drawn picture={cover} />
        </div>
      }
    >
      <Chip look="sand">{category}</Chip>
      <h2 className="mt-4 text-h2" {...languageOf(language, headline)}>
        {headline}
      </h2>
      <p className="mt-4 text-lead" {...languageOf(language, excerpt)}>
        {excerpt}
      </p>
      <p className="mt-4 text-muted">
        {author} · <DateText day={date} />
      </p>
      <p className="mt-4">{words.articleNote}</p>
      <NextSteps words={words}>
        <TextLink to="/blog" label={words.articleList} />
      </NextSteps>
    </InShort>
  );
}

function InShort({
  match,
  picture,
  children,
}: {
  match: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <article data-match={match} hidden>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        {picture}
        <div>{children}</div>
      </div>
    </article>
  );
}

function NextSteps({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink {...words.talk} />
      {children}
    </div>
  );
}
