import type { Pages } from '@/content/schema';
import { Cover } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { caseStudies } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import { languageAttributes } from '@/lib/base/language';

/** What a visitor may come with, and how it ended elsewhere: one at large, with a picture. */
export function SuccessStories({ client, stories, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} headingSize="utility" spacing="compact">
      <ul className="mt-6 grid gap-x-14 gap-y-6 lg:grid-cols-2">
        {stories.map(({ pain, study }, index) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          const isLarge = index === 0;
          const [shape, size] = isLarge
            ? ['lg:col-span-2 lg:grid-cols-2 lg:gap-x-14 lg:*:nth-2:row-span-2', 'mr-4 text-poster']
            : ['border-t border-edge pt-4 sm:grid-cols-2', 'block text-statement lg:text-h2'];
          return (
            <li key={pain} className={`grid gap-x-8 gap-y-3 ${shape}`}>
              <div>
                <h3 className="text-h3">{pain}</h3>
                <p className="mt-1 text-lead/tight font-medium text-ink-900">
                  <b className={`font-display tracking-figure ${size}`}>{figure}</b> {result}
                </p>
              </div>
              {isLarge && <Cover entry={{ ...story, cover: cover && { ...cover, alt: '' } }} />}
              <div>
                <p>
                  <b className="text-ink-900">{fillTemplate(client, { industry })}</b>{' '}
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
