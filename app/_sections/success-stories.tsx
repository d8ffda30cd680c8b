import type { Pages } from '@/content/schema';
import { PictureImage } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { caseStudies } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import { languageAttributes } from '@/lib/base/language';

/** What a visitor may come with, and how it ended elsewhere. */
export function SuccessStories({ client, stories, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} rank="utility" spacing="compact">
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {stories.map(({ pain, study }) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          return (
            <li key={pain} className="flex flex-col gap-2">
              <h3 className="text-h3">{pain}</h3>
              {/* On a phone it would be too small to read; the words say the same. */}
              <PictureImage picture={cover && { ...cover, alt: '' }} shape="max-sm:hidden" />
              <p className="font-semibold text-ink-900">
                <span className="block font-display text-h1 font-bold tracking-figure">
                  {figure}
                </span>
                {result}
              </p>
              <p>
                <span className="font-semibold text-ink-900">
                  {fillTemplate(client, { industry })}
                </span>{' '}
                <span {...languageAttributes(language, teaser)}>{teaser}</span>
              </p>
              <div className="mt-auto">
                <TextLink to={teaserPath} label={headline} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
