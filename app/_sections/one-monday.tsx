import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { layOutLines } from '@/components/product/charts/layout';
import { Plot } from '@/components/product/charts/lines';
import { SampleChip } from '@/components/product/sample-chip';
import { Evidence } from '@/components/product/evidence';
import { PackAtLevel, packOf } from '@/components/product/pack';
import { Gain } from '@/components/product/recommendations';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { recommendationsOf } from '@/lib/sample-brand/features/recommendations';
import { storyOf } from '@/lib/sample-brand/features/story';
import { fillTemplate } from '@/lib/base/fill';

const story = storyOf(sample);
const pack = packOf(story.alert.product);

/** One product's morning in three steps along its shelf: little is left, what that cost last time, and what fills it. */
export function OneMonday({ alert, question, ranking, ...head }: Pages['home']['monday']) {
  const first = recommendationsOf(sample).find((action) => 'evidence' in action);
  return (
    <Section surface="ink">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <SectionHeading {...head} /> <SampleChip />
      </div>
      <ol className="on-white mt-6 grid overflow-clip rounded-panel text-small lg:grid-cols-[1fr_1fr_1.3fr]">
        <MondayStep {...alert}>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink-900">
            <SeverityChip {...story.alert} /> {story.alert.subject}
          </p>
          <AlertChart {...story.alert} />
        </MondayStep>
        <MondayStep {...question}>
          <p className="mb-3 w-fit rounded-card bg-ink-800 px-4 py-3 text-white">
            {fillTemplate(productTexts.story.question, { region: story.alert.region ?? '' })}
          </p>
          <p className="text-lead/tight font-semibold text-ink-900">{story.answer}</p>
          <div className="mt-3 mb-2 flex grow flex-col text-tiny">
            <p className="mb-3 text-muted">{story.chart.title}</p>
            <Plot {...layOutLines(story.chart, [], 2)} height="min-h-24" />
          </div>
        </MondayStep>
        <MondayStep {...ranking} stock={sample.coverTarget}>
          {first && (
            <div className="max-w-narrow lg:[&_.packs]:h-14 lg:[&_.packs]:text-[5.5rem]">
              <Gain {...first} />
              <p className="mb-2 font-semibold text-ink-900">{first.text}</p>
              <Evidence {...first.evidence} />
            </div>
          )}
        </MondayStep>
      </ol>
    </Section>
  );
}

/** A step: its shelf, the bottle as full as the stock of then is of what it should be, and what one sees of the product. */
function MondayStep({
  time,
  title,
  action,
  stock = story.alert.values.at(-1) ?? 0,
  children,
}: Pages['home']['monday']['alert'] & { stock?: number; children: ReactNode }) {
  return (
    <li className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
      <h3 className="flex flex-col-reverse text-h3">
        <time
          dateTime={time}
          className="border-t-6 border-ink-700 bg-ink-800 px-4 py-1 text-white lg:px-6"
        >
          {time}
        </time>{' '}
        <span className="flex grow items-end gap-3 stroke-coral-600 stroke-2 px-4 pt-4 lg:px-6">
          <svg className="h-28 shrink-0" viewBox="10 0 44 104" aria-hidden="true">
            <PackAtLevel pack={pack} level={stock / sample.coverTarget} />
          </svg>
          <span className="max-w-52 pb-3">{title}</span>
        </span>
      </h3>
      <div data-nosnippet="" className="flex flex-col border-line px-4 pt-4 lg:border-l lg:px-6">
        {children}
      </div>
      <div className="border-line px-4 pb-4 lg:border-l lg:px-6">
        <TextLink {...action} />
      </div>
    </li>
  );
}
