import type { HomeContent } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** Stories led by their numbers. */
export function SuccessStories({ stories, ...head }: HomeContent['successStories']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <div className="mt-12">
        {stories.map((story) => (
          <article
            key={story.title}
            className="grid items-center gap-x-10 gap-y-4 border-t border-ink-900 py-10 md:grid-cols-3"
          >
            <p className="font-display text-figure font-bold tracking-figure text-ink-900">
              {story.figure}
            </p>
            <div className="md:col-span-2">
              <p className="text-small font-semibold text-muted">
                {story.industry} · {story.result}
              </p>
              <h3 className="mt-2 text-h3">{story.title}</h3>
              <p className="mt-2 max-w-prose">{story.description}</p>
              <TextLink
                to={story.to}
                ground="sand"
                label="Read the story"
                subject={`about ${story.industry.toLowerCase()}`}
              />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
