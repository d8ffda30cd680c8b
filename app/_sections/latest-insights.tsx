import type { Pages } from '@/content/schema';
import { readEntries } from '@/lib/content/entries';
import { DateAndLength } from '@/components/ui/byline';
import { PictureImage } from '@/components/ui/illustration';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { languageOf } from '@/lib/site/language';

/** The latest articles side by side; a phone shows their words alone. */
export function LatestInsights({ all, ...head }: Pages['home']['insights']) {
  return (
    <Section space="quiet">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-2">
        <SectionHeading {...head} rank="utility" />
        <TextLink to="/blog" label={all} />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {readEntries()
          .articles.slice(0, 3)
          .map((article) => {
            const { slug, headline, excerpt, teaser = excerpt, language, teaserPath } = article;
            return (
              <article key={slug} className="group relative max-md:border-t max-md:border-line">
                <div className="max-md:hidden">
                  <PictureImage picture={article.cover} />
                </div>
                <h3 className="mt-4 text-h3">
                  {/* The whole card leads on; the link's own words are the title. */}
                  <Link
                    to={teaserPath}
                    className="after:absolute after:inset-0 hover:text-coral-600"
                  >
                    <span {...languageOf(language, headline)}>{headline}</span>
                  </Link>
                </h3>
                <p className="mt-1 text-small text-muted">
                  <DateAndLength {...article} />
                </p>
                <p className="mt-2" {...languageOf(language, teaser)}>
                  {teaser}
                </p>
              </article>
            );
          })}
      </div>
    </Section>
  );
}
