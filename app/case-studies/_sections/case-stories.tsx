import type { CaseStudiesContent, CaseStudy } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { Illustration } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { StoryParts } from '@/components/sections/story-parts';
import { languageOf } from '@/lib/articles/language';
import { fill } from '@/lib/fill';

/** The case studies, each a story with its drawing. */
export function CaseStories({
  stories,
  pictureLabel,
  cardLink,
  cardLinkAbout,
  shortLink,
}: { stories: readonly CaseStudy[] } & Pick<
  CaseStudiesContent,
  'pictureLabel' | 'cardLink' | 'cardLinkAbout' | 'shortLink'
>) {
  return (
    <Section>
      <div className="ruled border-line">
        {stories.map((story) => (
          <article
            key={story.id}
            id={`case-${story.id}`}
            className="grid items-start gap-x-14 gap-y-8 py-14 first:pt-0 last:pb-0 lg:grid-cols-2"
          >
            <div className="lg:sticky lg:top-28">
              <Illustration picture={story.picture} label={pictureLabel} />
            </div>
            <div>
              <Chip look="sand">{story.industry}</Chip>
              <h2 className="mt-4 text-title" {...languageOf(story.language, story.title)}>
                {story.title}
              </h2>
              <p
                className="mt-4 max-w-prose text-lead"
                {...languageOf(story.language, story.summary)}
              >
                {story.summary}
              </p>
              <StoryParts {...story} />
              <TextLink
                to={story.to}
                label={'unregistered' in story.to ? shortLink : cardLink}
                subject={fill(cardLinkAbout, { industry: story.industry })}
              />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
