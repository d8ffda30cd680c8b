import type { Hero } from '@/content/schema';
import { AskField } from '@/components/product/ask-field';
import { OctomineWindow } from '@/components/product/octomine-window';
import { Highlights } from '@/components/sections/hero';
import { SampleNote } from '@/components/product/sample-note';
import { ButtonRow } from '@/components/ui/button-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { storyOf } from '@/lib/sample-brand/features/story';

/**
 * The top of the home page: the product at work, off the right edge of the page, and an arm that points
 * at the row which the answer names. Where it would be narrow beside the words, it stands below them.
 */
export function WindowHero({ eyebrow, title, lede, actions, facts }: Hero) {
  return (
    <section className="on-ink relative overflow-clip">
      <div className="page-width gap-x-6 py-6 xl:grid xl:grid-cols-hero xl:grid-rows-[auto_1fr]">
        <div className="xl:mt-8">
          <p className="eyebrow max-sm:hidden">{eyebrow}</p>
          <h1 className="text-beside sm:mt-4">{title}</h1>
          <p className="mt-3 text-lead xl:mt-6">{lede}</p>
          <div className="mt-3 xl:mt-6">
            <ButtonRow actions={actions} surface="ink" />
          </div>
        </div>
        {/* Search engines quote nothing of a picture: most of its figures are sample data. */}
        <div className="mt-6 min-w-0 xl:row-span-2 xl:mt-0">
          {/* A shelf behind the window's edge, with a gap where the answer says so: one picture, laid out once. */}
          <div className="sm:hidden" aria-hidden="true">
            <img
              src="/images/shelf-with-gap.svg"
              alt=""
              width={640}
              height={104}
              loading="lazy"
              className="w-full px-3"
            />
            <p className="-mb-7 border-t-6 border-ink-700 bg-ink-800 px-3 py-1 pb-8 text-tiny font-semibold text-coral-400">
              {storyOf(sample).place}
            </p>
          </div>
          <OctomineWindow desk="sales" crop="home" />
          <SampleNote />
        </div>
        <div className="flex flex-col gap-6">
          {facts && <Highlights facts={facts} />}
          <AskField />
        </div>
      </div>
    </section>
  );
}
