import type { Hero } from '@/content/schema';
import { AskField } from '@/components/product/ask-field';
import { OctomineWindow } from '@/components/product/octomine-window';
import { SampleNote } from '@/components/product/sample-note';
import { ButtonRow } from '@/components/ui/button-link';

/**
 * The top of the home page: the product at work, off the right edge of the page, and an arm that points
 * at the row which the answer names. Where it would be narrow beside the words, it stands below them.
 */
export function WindowHero({ eyebrow, title, lede, actions, terms }: Hero) {
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
        <div className="flex flex-col gap-3 xl:col-start-1">
          {terms && <p className="mt-5 text-small text-balance">{terms}</p>}
          <AskField />
        </div>
        {/* Search engines quote nothing of a picture: most of its figures are sample data. */}
        <div className="mt-6 min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0">
          <OctomineWindow desk="sales" crop="home" />
          <SampleNote />
        </div>
      </div>
    </section>
  );
}
