import type { CaseStudy } from '@/content/schema';
import { Chip } from '../ui/chip';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { StoryParts } from './story-parts';

const figures = {
  coral: 'text-coral-600',
  teal: 'text-teal-600',
  gold: 'text-ink-900',
  ink: 'text-ink-900',
} as const;

/** The case studies, each a story with its number. */
export function CaseStories({
  stories,
  linkLabel,
}: {
  stories: readonly CaseStudy[];
  linkLabel: string;
}) {
  return (
    <Section>
      <div className="divide-y divide-ink-900">
        {stories.map((story) => (
          <article key={story.id} id={`case-${story.id}`} className="py-14 first:pt-0 last:pb-0">
            <div className="grid gap-x-14 gap-y-8 lg:grid-cols-5">
              <div className="lg:col-span-2">
                <Chip look="sand">{story.industry}</Chip>
                <p
                  className={`mt-5 font-display text-figure font-bold tracking-figure ${figures[story.color]}`}
                >
                  {story.figure}
                </p>
                <p className="mt-2 text-lead font-semibold text-ink-900">{story.figureLabel}</p>
              </div>
              <div className="lg:col-span-3">
                <h2 className="text-h2">{story.title}</h2>
                <p className="mt-4 max-w-prose text-lead">{story.summary}</p>
                <StoryParts {...story} />
                <TextLink to={story.to} label={linkLabel} subject={`about ${story.industry}`} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
