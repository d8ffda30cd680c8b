import { reading } from '@/content/reading';
import type { StoryFrontMatter } from '@/content/schema';
import { StoryParts } from '@/components/sections/story-parts';
import { Chip } from '@/components/ui/chip';
import { DateText } from '@/components/ui/date-text';
import { languageOf } from '@/lib/articles/language';

/** The head of a case study: its number, and challenge, approach and outcome in short. */
export function StoryHead(story: StoryFrontMatter) {
  return (
    <header className="mx-auto max-w-page px-gutter pt-8 pb-10 xl:px-0">
      <div className="flex gap-2">
        <Chip look="sand">{story.industry}</Chip>
        {story.draft && <Chip look="gold">{reading.draft}</Chip>}
      </div>
      <h1 className="mt-5 max-w-wide text-h1" {...languageOf(story.language, story.headline)}>
        {story.headline}
      </h1>
      <p className="mt-6 max-w-prose text-lead" {...languageOf(story.language, story.excerpt)}>
        {story.excerpt}
      </p>
      <p className="mt-6 text-small text-muted">
        <DateText day={story.date} />
        {story.updated && (
          <>
            {' '}
            · {reading.updated} <DateText day={story.updated} />
          </>
        )}
      </p>
      <div className="mt-10 grid gap-x-14 gap-y-6 lg:grid-cols-4">
        <p className="text-lead font-semibold text-ink-900">
          <span className="block font-display text-figure font-bold tracking-figure">
            {story.figure}
          </span>
          <span className="mt-2 block" {...languageOf(story.language, story.result)}>
            {story.result}
          </span>
        </p>
        <div className="lg:col-span-3">
          <StoryParts {...story} />
        </div>
      </div>
    </header>
  );
}
