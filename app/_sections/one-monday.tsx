import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { PackImage, packOf } from '@/components/product/pack';
import { Gain } from '@/components/product/recommendations';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { recommendationsOf } from '@/lib/sample-brand/features/recommendations';
import { storyOf } from '@/lib/sample-brand/features/story';
import { fillTemplate } from '@/lib/base/fill';

/** One product's morning in three steps along the edge of its shelf: its alert, its part of the gap, its restock. */
export function OneMonday({ alert, question, ranking, ...head }: Pages['home']['monday']) {
  const story = storyOf(sample);
  const actions = recommendationsOf(sample).filter(({ kind }) => kind !== 'leave-out');
  const pack = packOf(story.alert.product);
  return (
    <Section surface="ink">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <SectionHeading {...head} />
        <SampleChip />
      </div>
      <ol className="on-white mt-6 grid overflow-clip rounded-panel text-small lg:grid-cols-3">
        <MondayStep {...alert} pack={pack}>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink-900">
            <SeverityChip {...story.alert} /> {story.alert.subject}
          </p>
          <div className="flex min-h-58 grow flex-col">
            <AlertChart {...story.alert} />
          </div>
        </MondayStep>
        <MondayStep {...question} pack={pack}>
          <p className="mb-3 w-fit rounded-card bg-ink-800 px-4 py-3 text-white">
            {fillTemplate(productTexts.story.question, { region: story.alert.region ?? '' })}
          </p>
          <Chart {...story.gap} />
        </MondayStep>
        <MondayStep {...ranking} pack={pack}>
          <ol className="grid gap-5">
            {actions.map((action) => (
              <li key={action.kind}>
                <Gain {...action} />
                <p className="font-semibold text-ink-900">{action.text}</p>
              </li>
            ))}
          </ol>
        </MondayStep>
      </ol>
    </Section>
  );
}

/** A step: its pack on the board, which is the axis of time, and what one sees of the product then. */
function MondayStep({
  time,
  title,
  action,
  pack,
  children,
}: Pages['home']['monday']['alert'] & { pack: string; children: ReactNode }) {
  return (
    <li className="border-l-6 border-ink-700 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-0">
      <h3 className="flex flex-col text-h3">
        <time
          dateTime={time}
          className="w-fit border-t-6 border-ink-700 bg-ink-800 px-4 py-1 text-white lg:order-last lg:w-auto lg:px-6"
        >
          {time}
        </time>{' '}
        <span className="flex grow items-end gap-4 px-4 pt-4 lg:px-6">
          <PackImage pack={pack} shape="h-24 w-auto" />
          <span className="pb-3">{title}</span>
        </span>
      </h3>
      <div data-nosnippet="" className="flex flex-col px-4 pt-4 lg:px-6">
        {children}
      </div>
      <div className="px-4 pb-4 lg:px-6">
        <TextLink {...action} />
      </div>
    </li>
  );
}
