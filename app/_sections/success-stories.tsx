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
    <Section head={head} headingSize="utility" spacing="compact">
      <ul className="gap-x-6 lg:grid lg:grid-cols-3">
        {stories.map(({ pain, study }) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          return (
            <li
              key={pain}
              className="mt-6 gap-x-6 sm:grid sm:grid-cols-2 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid"
            >
              <PictureImage
                picture={cover && { ...cover, alt: '' }}
                shape="mt-2 sm:row-span-4 lg:row-span-1 lg:row-start-2"
              />
              <h3 className="mt-2 text-h3">{pain}</h3>
              <p className="mt-2 font-semibold text-ink-900">
                <span className="block font-display text-h1 font-bold tracking-figure">
                  {figure}
                </span>
                {result}
              </p>
              <p className="mt-2">
                <span className="font-semibold text-ink-900">
                  {fillTemplate(client, { industry })}
                </span>{' '}
                <span {...languageAttributes(language, teaser)}>{teaser}</span>
              </p>
              <div>
                <TextLink to={teaserPath} label={headline} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
