import type { Pages } from '@/content/schema';
import { readEntries, type Article } from '@/lib/content/entries';
import { DateAndLength } from '@/components/ui/byline';
import { PictureImage } from '@/components/ui/illustration';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { languageOf } from '@/lib/site/language';

/** The latest articles: the first leads with its cover, the others follow as a list. */
export function LatestInsights({ all, ...head }: Pages['home']['insights']) {
  const [lead, ...others] = readEntries().articles.slice(0, 3);
  return (
    <Section space="quiet">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-2">
        <SectionHeading {...head} rank="utility" />
        <TextLink to="/blog" label={all} />
      </div>
      <div className="mt-5 grid gap-x-14 gap-y-5 lg:grid-cols-2">
        <article className="group relative">
          {lead && <PictureImage picture={lead.cover} />}
          <div className="mt-4">{lead && <Teaser {...lead} />}</div>
        </article>
        <div className="grid content-start gap-y-5">
          {others.map((article) => (
            <article
              key={article.slug}
              className="group relative grid gap-x-8 border-t border-line pt-5 xl:grid-cols-5"
            >
              <div className="hidden self-start xl:col-span-2 xl:block">
                <PictureImage picture={article.cover} />
              </div>
              <div className="xl:col-span-3">
                <Teaser {...article} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Teaser(article: Article) {
  const { headline, excerpt, teaser = excerpt, language, teaserPath } = article;
  return (
    <>
      <h3 className="text-h3">
        {/* The whole card leads on; the link's own words are the title. */}
        <Link to={teaserPath} className="after:absolute after:inset-0 hover:text-coral-600">
          <span {...languageOf(language, headline)}>{headline}</span>
        </Link>
      </h3>
      <p className="mt-1 text-small text-muted">
        <DateAndLength {...article} />
      </p>
      <p className="mt-2 hidden max-w-text sm:block" {...languageOf(language, teaser)}>
        {teaser}
      </p>
    </>
  );
}
