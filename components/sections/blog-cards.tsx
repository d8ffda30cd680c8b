import { resolved } from '@/content/placeholder';
import type { BlogCard } from '@/content/schema';
import { Chip } from '../ui/chip';
import { DateText } from '../ui/date-text';
import { Icon, IconTile } from '../ui/icon';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** How many cards are drawn large; older articles follow as a list of titles. */
const LARGE_CARDS = 13;

/** The blog: the featured article leads on ink, the others stand beside each other. */
export function BlogCards({ cards, linkLabel }: { cards: readonly BlogCard[]; linkLabel: string }) {
  const featured = cards.find((card) => card.featured);
  const others = cards.filter((card) => card !== featured);
  const recent = others.slice(0, LARGE_CARDS - 1);
  const older = others.slice(LARGE_CARDS - 1);
  return (
    <Section>
      {featured && <FeaturedCard {...featured} linkLabel={linkLabel} />}
      <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {recent.map((card) => (
          <article
            key={card.id}
            className="relative flex flex-col rounded-card border border-line bg-white p-7 hover:border-edge"
          >
            <div className="flex items-center justify-between gap-4">
              <IconTile name={card.icon} tone={card.color} />
              <Chip look="sand">{card.category}</Chip>
            </div>
            <h2 className="mt-6 text-h3">
              <Link to={card.to} className="after:absolute after:inset-0 hover:text-coral-600">
                {card.title}
              </Link>
            </h2>
            <p className="mt-3 mb-6">{card.excerpt}</p>
            <Byline {...card} />
          </article>
        ))}
      </div>
      {older.length > 0 && <OlderArticles cards={older} />}
    </Section>
  );
}

function FeaturedCard(card: BlogCard & { linkLabel: string }) {
  return (
    <article className="on-ink relative grid gap-x-12 gap-y-6 overflow-clip rounded-panel bg-ink-900 p-7 text-mist lg:grid-cols-5 lg:p-12">
      <div className="lg:col-span-3">
        <Chip look="ink">{card.category}</Chip>
        <h2 className="mt-5 text-h2">
          <Link to={card.to} className="after:absolute after:inset-0 hover:text-coral-400">
            {card.title}
          </Link>
        </h2>
      </div>
      <div className="flex flex-col lg:col-span-2">
        <p className="text-lead">{card.excerpt}</p>
        <p className="mt-5 mb-8 flex items-center gap-2 font-semibold text-coral-400">
          {card.linkLabel}
          <Icon name="arrow" size="small" />
        </p>
        <Byline {...card} />
      </div>
    </article>
  );
}

function Byline({ author, date, readTime }: BlogCard) {
  return (
    <p className="mt-auto text-small">
      {author} · <DateText day={resolved(date)} /> · {readTime} min read
    </p>
  );
}

function OlderArticles({ cards }: { cards: readonly BlogCard[] }) {
  return (
    <div className="mt-14">
      <h2 className="text-h3">Earlier articles</h2>
      <ul className="mt-4 grid gap-x-14 md:grid-cols-2">
        {cards.map((card) => (
          <li key={card.id} className="border-t border-line">
            <Link to={card.to} className="flex min-h-11 items-center py-2 hover:text-coral-600">
              {card.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
