import { resolved } from '@/content/placeholder';
import { reading } from '@/content/reading';
import type { BlogTeaser, HomeContent } from '@/content/schema';
import { DateText } from '@/components/ui/date-text';
import { Drawn } from '@/components/ui/illustration';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { languageOf } from '@/lib/articles/language';

/** The latest articles with their covers: the first leads, the others follow as a list. */
export function LatestInsights({
  all,
  teasers,
  ...head
}: Omit<HomeContent['insights'], 'teasers'> & { teasers: readonly BlogTeaser[] }) {
  const [lead, ...others] = teasers;
  return (
    <Section>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <SectionHeading {...head} rank="utility" />
        <TextLink to={{ route: 'blog' }} label={all} />
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-2">
        <article className="group relative">
          <div className="overflow-clip rounded-panel">
            {lead && <Drawn picture={lead.cover} />}
          </div>
          <div className="mt-6">{lead && <Teaser {...lead} />}</div>
        </article>
        <div className="grid grid-cols-1 content-start gap-y-8">
          {others.map((teaser) => (
            <article
              key={teaser.title}
              className="group relative grid grid-cols-5 items-start gap-x-6 border-t border-line pt-8"
            >
              <div className="col-span-2 hidden overflow-clip rounded-control sm:block">
                <Drawn picture={teaser.cover} />
              </div>
              <div className="col-span-5 sm:col-span-3">
                <Teaser {...teaser} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Teaser({ title, excerpt, language, date, readTime, to }: BlogTeaser) {
  return (
    <>
      <h3 className="text-h3">
        {/* The whole card leads on; the link's own words are the title. */}
        <Link to={to} className="after:absolute after:inset-0 hover:text-coral-600">
          <span {...languageOf(language, title)}>{title}</span>
        </Link>
      </h3>
      <p className="mt-2 text-small text-muted">
        <DateText day={resolved(date)} /> ·{' '}
        <span className="whitespace-nowrap">
          {readTime} {reading.minutes}
        </span>
      </p>
      <p className="mt-3 max-w-text" {...languageOf(language, excerpt)}>
        {excerpt}
      </p>
    </>
  );
}
