import type { Pages } from '@/content/schema';
import { QuestionLink } from '@/components/product/question-link';
import { PictureImage } from '@/components/ui/picture-image';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { caseStudies } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import { languageAttributes } from '@/lib/base/language';

/** What a visitor may come with, where the sample brand’s data show it, and how it ended elsewhere. */
export function SuccessStories({ client, stories, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} rank="utility" space="quiet">
      <ul className="mt-6 grid gap-8 sm:grid-cols-3">
        {stories.map(({ pain, question, to, label, study }) => {
          const story = caseStudies.find(({ slug }) => slug === study);
          if (!story) return null;
          const { cover, figure, result, industry, headline, language, teaserPath } = story;
          const { teaser = story.excerpt } = story;
          return (
            <li key={pain} className="flex flex-wrap gap-x-4 gap-y-2 sm:block">
              {/* A phone shows its right half: how it is now. The words say the same. */}
              <div className="max-sm:w-2/5">
                <PictureImage
                  picture={cover && { ...cover, alt: '' }}
                  shape="max-sm:aspect-4/5 object-cover object-right"
                />
              </div>
              <div className="flex-1 sm:mt-4">
                <h3 className="text-h3">{pain}</h3>
                {question && <QuestionLink question={question} label={label} />}
                {to && <TextLink to={to} label={label} />}
                <p className="font-semibold text-ink-900">
                  <span className="block font-display text-h2 font-bold tracking-figure xl:text-h1">
                    {figure}
                  </span>
                  {result}
                </p>
              </div>
              <div className="w-full sm:mt-2">
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
