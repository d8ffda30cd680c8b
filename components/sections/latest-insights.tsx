import { resolved } from '@/content/placeholder';
import type { BlogTeaser, HomeContent } from '@/content/schema';
import { DateText } from '../ui/date-text';
import { Link } from '../ui/link';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** The latest articles: the first leads, the others follow as a list. */
export function LatestInsights({ teasers, ...head }: HomeContent['insights']) {
  const [lead, ...others] = teasers;
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <SectionHeading {...head} />
        <TextLink to={{ route: 'blog' }} label="All articles" />
      </div>
      <div className="mt-12 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <article className="relative rounded-card border border-line bg-white p-7 hover:border-edge lg:p-9">
          <Teaser {...lead} size="text-h2" />
        </article>
        <div className="divide-y divide-line border-y border-line">
          {others.map((teaser) => (
            <article key={teaser.title} className="relative py-8">
              <Teaser {...teaser} size="text-h3" />
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Teaser({
  title,
  excerpt,
  date,
  readTime,
  to,
  size,
}: BlogTeaser & { size: 'text-h2' | 'text-h3' }) {
  return (
    <>
      <p className="text-small text-muted">
        <DateText day={resolved(date)} /> · {readTime} min read
      </p>
      <h3 className={`mt-3 ${size}`}>
        {/* The whole card leads on; the link's own words are the title. */}
        <Link to={to} className="after:absolute after:inset-0 hover:text-coral-600">
          {title}
        </Link>
      </h3>
      <p className="mt-4 max-w-text">{excerpt}</p>
    </>
  );
}
