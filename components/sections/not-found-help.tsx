import type { Pages } from '@/content/schema';
import { readEntries } from '@/lib/content/entries';
import { labelAt, pictureAt } from '@/lib/site/pages';
import { Link } from '../ui/link';
import { Octopus } from '../ui/octopus';
import { Icon } from '../ui/icon';
import { ArticleInShort, CaseInShort } from './in-short';

/**
 * The not-found page. It is one file for every address, so each announced entry that an address
 * may mean stands in it, hidden; the page script puts the one that was asked for first, and the
 * words about the missing page become a line below it.
 */
export function NotFoundHelp(words: Pages['not-found']) {
  const { articles, caseStudies } = readEntries();
  return (
    <>
      <div className="on-gold overflow-clip in-data-matched:bg-paper">
        <div className="page-width grid grid-cols-1 gap-x-14 pt-10 pb-12 in-data-matched:block in-data-matched:pt-0 lg:grid-cols-2 lg:pt-16">
          <div className="in-data-matched:flex in-data-matched:flex-wrap in-data-matched:items-baseline in-data-matched:gap-x-4 in-data-matched:border-t in-data-matched:border-line in-data-matched:pt-6 lg:pt-10">
            <h1 className="text-statement in-data-matched:font-text in-data-matched:text-base in-data-matched:tracking-normal">
              {words.title}
            </h1>
            <p className="mt-5 max-w-text text-lead in-data-matched:mt-0 in-data-matched:text-base">
              {words.text}
            </p>
            <p className="mt-8 in-data-matched:mt-0">
              <Link
                to="/"
                className="inline-flex min-h-12 items-center rounded-control bg-ink-900 px-6 py-3 font-semibold text-white hover:bg-ink-700 in-data-matched:min-h-11 in-data-matched:bg-paper in-data-matched:p-0 in-data-matched:text-ink-900 in-data-matched:underline"
              >
                {words.homeLink}
              </Link>
            </p>
          </div>
          <div className="-mb-12 self-end in-data-matched:hidden">
            <Octopus pose="holds" />
          </div>
        </div>
      </div>
      <div data-match-default="">
        <div className="page-width py-section">
          <h2 className="text-title">{words.helpTitle}</h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8 lg:grid-cols-3">
            {words.help.map((to) => (
              <li key={to} className="group relative">
                <PageCard to={to} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {caseStudies.map(
        (caseStudy) =>
          !caseStudy.isWritten && (
            <CaseInShort key={caseStudy.slug} caseStudy={caseStudy} words={words} />
          ),
      )}
      {articles.map(
        (article) =>
          !article.isWritten && (
            <ArticleInShort key={article.slug} article={article} words={words} />
          ),
      )}
    </>
  );
}

/** A main page: its drawing and its name. */
function PageCard({ to }: { to: string }) {
  const picture = pictureAt(to);
  return (
    <>
      {picture && (
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="w-full rounded-card"
        />
      )}
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2 pt-2 font-semibold whitespace-nowrap sm:text-lead text-ink-900 after:absolute after:inset-0 group-hover:text-coral-600"
      >
        {labelAt(to)}
        <Icon name="arrow" size="small" />
      </Link>
    </>
  );
}
