import { resolved } from '@/content/placeholder';
import { reading } from '@/content/reading';
import { covers } from '@/content/pictures';
import type { BlogCard, BlogContent } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { DateText } from '@/components/ui/date-text';
import { Drawn } from '@/components/ui/illustration';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { languageOf } from '@/lib/articles/language';
import { Section } from '@/components/ui/section';

/** How many cards are drawn large; older articles follow as a list of titles. */
const LARGE_CARDS = 12;

type CardWords = Pick<BlogContent, 'cardLink' | 'shortLink'>;

/** The articles after the featured one: the newest with their covers, older ones by title. */
export function BlogCards({
  cards,
  olderTitle,
  ...words
}: { cards: readonly BlogCard[] } & CardWords & Pick<BlogContent, 'olderTitle'>) {
  const others = cards.filter(({ featured }) => !featured);
  const recent = others.slice(0, LARGE_CARDS);
  const older = others.slice(LARGE_CARDS);
  return (
    <Section space="after">
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-3">
        {recent.map((card) => (
          <article key={card.id} className="group relative flex flex-col">
            <Cover card={card} />
            <div className="mt-5">
              <Chip look="sand">{card.category}</Chip>
            </div>
            <h2 className="mt-3 text-h3">
              <CardLink card={card} />
            </h2>
            <p className="mt-2.5 mb-5" {...languageOf(card.language, card.excerpt)}>
              {card.excerpt}
            </p>
            <div className="mt-auto">
              <Byline card={card} />
              <ReadOn card={card} words={words} />
            </div>
          </article>
        ))}
      </div>
      {older.length > 0 && (
        <div className="mt-16">
          <h2 className="text-title">{olderTitle}</h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-14 md:grid-cols-2">
            {older.map((card) => (
              <li key={card.id} className="border-t border-line">
                <Link to={card.to} className="flex min-h-11 items-center py-2 hover:text-coral-600">
                  <span {...languageOf(card.language, card.title)}>{card.title}</span>
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
export function FeaturedArticle({ card, words }: { card: BlogCard; words: CardWords }) {
  return (
    <article className="group relative grid grid-cols-1 items-start gap-x-14 gap-y-7 lg:grid-cols-2">
      <Cover card={card} eager />
      <div>
        <Chip look="coral">{card.category}</Chip>
        <h2 className="mt-4 text-h2">
          <CardLink card={card} />
        </h2>
        <p className="mt-4 mb-5 max-w-text text-lead" {...languageOf(card.language, card.excerpt)}>
          {card.excerpt}
        </p>
        <Byline card={card} />
        <ReadOn card={card} words={words} />
      </div>
    </article>
  );
}

/** The cover of a card; `eager` in the first view. */
function Cover({ card, eager }: { card: BlogCard; eager?: true }) {
  return (
    <div className="overflow-clip rounded-panel">
      <Drawn picture={card.cover ?? covers.arms} eager={eager} />
    </div>
  );
}

/** The whole card leads on; the link's own words are the title. */
function CardLink({ card: { to, title, language, draft } }: { card: BlogCard }) {
  return (
    <Link to={to} className="after:absolute after:inset-0 group-hover:text-coral-600">
      <span {...languageOf(language, title)}>{title}</span>
      {draft && ` (${reading.draft})`}
    </Link>
  );
}

function Byline({ card: { author, date, readTime } }: { card: BlogCard }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-muted">
      <span>{author}</span>{' '}
      <span className="whitespace-nowrap">
        <DateText day={resolved(date)} /> · {readTime} {reading.minutes}
      </span>
    </p>
  );
}

/** What a click gives: the article, or, while it has no page, its summary. */
function ReadOn({ card, words }: { card: BlogCard; words: CardWords }) {
  return (
    <p
      aria-hidden="true"
      className="mt-3 flex items-center gap-2 font-semibold text-coral-600 group-hover:text-ink-900"
    >
      {'unregistered' in card.to ? words.shortLink : words.cardLink}
      <Icon name="arrow" size="small" />
    </p>
  );
}
