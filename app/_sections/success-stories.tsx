import type { Pages } from '@/content/schema';
import { PictureImage } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { caseStudies } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import { languageAttributes } from '@/lib/base/language';

/** What a visitor may come with, and how it ended elsewhere: one at large, the others in a row each. */
export function SuccessStories({ client, stories, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} headingSize="utility" spacing="compact">
      <ul className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
        {stories.map(({ pain, study }, index) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          const isLarge = index === 0;
          return (
            <li
              key={pain}
              className={`grid content-start gap-x-6 ${isLarge ? 'lg:row-span-2 lg:grid-cols-2' : 'grid-cols-[min(30%,11rem)_1fr]'}`}
            >
              <PictureImage
                picture={cover && { ...cover, alt: '' }}
                shape={
                  isLarge
                    ? 'mb-4 lg:col-span-2'
                    : 'aspect-9/10 object-cover object-right sm:row-span-2'
                }
              />
              <div>
                <h3 className="text-h3">{pain}</h3>
                <p className="mt-1 font-semibold text-ink-900">
                  <span
                    className={`block font-display font-bold tracking-figure ${isLarge ? 'text-h1' : 'text-h2'}`}
                  >
                    {figure}
                  </span>
                  {result}
                </p>
              </div>
              <div className={`mt-2 ${isLarge ? '' : 'max-sm:col-span-2'}`}>
                <p>
                  <span className="font-semibold text-ink-900">
                    {fillTemplate(client, { industry })}
                  </span>{' '}
                  <span {...languageAttributes(language, teaser)}>{teaser}</span>
                </p>
                <TextLink to={teaserPath} label={headline} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
