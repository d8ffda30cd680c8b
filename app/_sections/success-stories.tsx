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
    <Section head={head} rank="utility" space="quiet">
      <ul className="mt-6 grid gap-6 sm:grid-cols-3 sm:gap-8">
        {stories.map(({ pain, study }) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          return (
            <li key={pain} className="flex flex-wrap gap-x-4 gap-y-2 sm:flex-col sm:flex-nowrap">
              {/* Of it a phone shows how it is now, and no caption. The words say the same. */}
              <div className="max-sm:aspect-11/12 max-sm:w-1/3 max-sm:self-start max-sm:overflow-hidden max-sm:rounded-panel">
                <PictureImage
                  picture={cover && { ...cover, alt: '' }}
                  shape="max-sm:aspect-4/5 object-cover object-right"
                />
              </div>
              <div className="flex-1 sm:mt-2 sm:flex-none">
                <h3 className="text-h3">{pain}</h3>
                <p className="font-semibold text-ink-900">
                  <span className="block font-display text-h2 font-bold tracking-figure mt-1 sm:mt-2 xl:text-h1">
                    {figure}
                  </span>
                  {result}
                </p>
              </div>
              <p className="w-full">
                <span className="font-semibold text-ink-900">
                  {fillTemplate(client, { industry })}
                </span>{' '}
                <span {...languageAttributes(language, teaser)}>{teaser}</span>
              </p>
              <div className="max-sm:-mt-2 sm:mt-auto lg:max-xl:text-tiny">
                <TextLink to={teaserPath} label={headline} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
