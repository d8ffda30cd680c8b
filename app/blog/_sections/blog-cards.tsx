import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { DateText } from '@/components/ui/date-text';
import { Drawn } from '@/components/ui/illustration';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { readEntries, type Article } from '@/lib/content/entries';
import { languageOf } from '@/lib/language';
import { reading } from '@/words';

/** How many cards are drawn large; older articles follow as a list of titles. */
const LARGE_CARDS = 12;

type CardWords = Pick<Pages['blog'], 'cardLink' | 'shortLink'>;

/** The articles after the featured one: the newest with their covers, older ones by title. */
export function BlogCards({ olderTitle, ...words }: CardWords & Pick<Pages['blog'], 'olderTitle'>) {
  const others = readEntries().articles.filter(({ featured }) => !featured);
  const recent = others.slice(0, LARGE_CARDS);
  const older = others.slice(LARGE_CARDS);
  return (
    <Section space="after">
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-3">
        {recent.map((article) => (
          <article key={article.slug} className="group relative flex flex-col">
            <Cover article={article} />
            <div className="mt-5">
              <Chip look="sand">{article.category}</Chip>
            </div>
            <h2 className="mt-3 text-h3">
              <CardLink article={article} />
            </h2>
            <p className="mt-2.5 mb-5" {...languageOf(article.language, article.excerpt)}>
              {article.excerpt}
            </p>
            <div className="mt-auto">
              <Byline article={article} />
              <ReadOn article={article} words={words} />
            </div>
          </article>
        ))}
      </div>
      {older.length > 0 && (
        <div className="mt-16">
          <h2 className="text-title">{olderTitle}</h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-14 md:grid-cols-2">
            {older.map((article) => (
              <li key={article.slug} className="border-t border-line">
                <Link
                  to={article.path}
                  className="flex min-h-11 items-center py-2 hover:text-coral-600"
                >
                  <span {...languageOf(article.language, article.headline)}>
                    {article.headline}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** The featured article: the top of the blog page, on light ground. */
export function FeaturedArticle({ article, words }: { article: Article; words: CardWords }) {
  return (
    <article className="group relative grid grid-cols-1 items-start gap-x-14 gap-y-7 lg:grid-cols-2">
      <Cover article={article} eager />
      <div>
        <Chip look="coral">{article.category}</Chip>
        <h2 className="mt-4 text-h2">
          <CardLink article={article} />
        </h2>
        <p
          className="mt-4 mb-5 max-w-text text-lead"
          {...languageOf(article.language, article.excerpt)}
        >
          {article.excerpt}
        </p>
        <Byline article={article} />
        <ReadOn article={article} words={words} />
      </div>
    </article>
  );
}

function Cover({ article, eager }: { article: Article; eager?: true }) {
  return (
    <div className="overflow-clip rounded-panel">
      <Drawn picture={article.cover} eager={eager} />
    </div>
  );
}

/** The whole card leads on; the link's own words are the title. */
function CardLink({ article: { path, headline, language, draft } }: { article: Article }) {
  return (
    <Link to={path} className="after:absolute after:inset-0 group-hover:text-coral-600">
      <span {...languageOf(language, headline)}>{headline}</span>
      {draft && ` (${reading.draft})`}
    </Link>
  );
}

function Byline({ article: { author, date, readTime } }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-muted">
      <span>{author}</span>{' '}
      <span className="whitespace-nowrap">
        <DateText day={date} /> · {readTime} {reading.minutes}
      </span>
    </p>
  );
}

/** What a click gives: the article, or, while it has no page, its summary. */
function ReadOn({ article, words }: { article: Article; words: CardWords }) {
  return (
    <p
      aria-hidden="true"
      className="mt-3 flex items-center gap-2 font-semibold text-coral-600 group-hover:text-ink-900"
    >
      {article.written ? words.cardLink : words.shortLink}
      <Icon name="arrow" size="small" />
    </p>
  );
}
