import type { Pages } from '@/content/schema';
import type { Article } from '@/lib/content/entries';
import { articles, reading } from '@/.content';
import { DateAndLength } from '@/components/ui/byline';
import { Chip } from '@/components/ui/chip';
import { PictureImage } from '@/components/ui/picture-image';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { languageAttributes } from '@/lib/base/language';

/** The latest articles, beside the second's cover where there is room: the first's opens the blog. */
export function LatestInsights({ all, ...head }: Pages['home']['insights']) {
  const latest = articles.slice(0, 3);
  return (
    <Section surface="sand" spacing="compact">
      <SectionHeading {...head} headingSize="utility" />
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className="hidden lg:block">
          <PictureImage picture={latest[1]?.cover} />
        </div>
        <div>
          <div className="grid gap-6">
            {latest.map((article) => (
              <Teaser key={article.slug} {...article} />
            ))}
          </div>
          <TextLink to="/blog" label={all} />
        </div>
      </div>
    </Section>
  );
}

function Teaser({ headline, excerpt, teaser = excerpt, language, teaserPath, ...line }: Article) {
  return (
    <article className="relative">
      <h3 className="text-h3">
        <Link to={teaserPath} className="after:absolute after:inset-0 hover:text-coral-600">
          <span {...languageAttributes(language, headline)}>{headline}</span>
        </Link>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-muted">
        {!line.hasBody && <Chip tone="sand">{reading.announced}</Chip>}
        <DateAndLength {...line} />
      </p>
      <p className="mt-1" {...languageAttributes(language, teaser)}>
        {teaser}
      </p>
    </article>
  );
}
