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
      <ul className="gap-x-6 sm:grid sm:grid-cols-3">
        {stories.map(({ pain, study }) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          return (
            <li key={pain} className="mt-6 sm:row-span-5 sm:grid sm:grid-rows-subgrid">
              {/* On a phone only what came after, beside the words that say the same. */}
              <PictureImage
                picture={cover && { ...cover, alt: '' }}
                shape="mt-2 object-cover object-right max-sm:float-right max-sm:ml-4 max-sm:aspect-6/7 max-sm:w-1/3 sm:row-start-2"
              />
              <h3 className="text-h3">{pain}</h3>
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
