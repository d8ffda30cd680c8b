import type { ReactNode } from 'react';
import type { MondayStep as StepWords, Pages } from '@/content/schema';
import { AlertCard } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { Pack } from '@/components/product/pack';
import { weeksName } from '@/components/product/recommendations';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatSignedAmount } from '@/lib/sample-brand/engine/format';
import { recommendationsOf } from '@/lib/sample-brand/features/recommendations';
import { storyOf } from '@/lib/sample-brand/features/story';

/** One product's morning in three steps: its alert, its part of the gap, its restock. */
export function OneMonday({ alert, question, ranking, ...head }: Pages['home']['monday']) {
  const story = storyOf(sample);
  return (
    <Section surface="ink">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <SectionHeading {...head} />
        <SampleChip />
      </div>
      <ol className="mt-6 grid gap-6 lg:grid-cols-5">
        <li className="flex flex-col gap-3 lg:col-span-3 lg:row-span-2">
          <MondayStep {...alert}>
            <AlertCard alert={story.alert}>
              <AlertChart {...story.alert} />
            </AlertCard>
          </MondayStep>
        </li>
        <li className="flex flex-col gap-3 lg:col-span-2">
          <MondayStep {...question}>
            <Chart {...story.gap} />
          </MondayStep>
        </li>
        <li className="flex flex-col gap-3 lg:col-span-2">
          <MondayStep {...ranking}>
            <Ranking />
          </MondayStep>
        </li>
      </ol>
    </Section>
  );
}

/** A step: its time and words, and what one sees of the product then. */
function MondayStep({ time, title, action, children }: StepWords & { children: ReactNode }) {
  return (
    <>
      <h3 className="text-h3">
        <time dateTime={time} className="text-teal-300">
          {time}
        </time>{' '}
        {title}
      </h3>
      <div
        data-nosnippet=""
        className="flex grow flex-col rounded-card bg-white p-5 text-small text-body"
      >
        {children}
      </div>
      <div>
        <TextLink {...action} />
      </div>
    </>
  );
}

/** What to do, and the margin that each brings, as Octomine shows it in full. */
function Ranking() {
  return (
    <ol className="grid gap-4">
      {recommendationsOf(sample)
        .filter((action) => action.kind !== 'leave-out')
        .map(({ kind, products, text, gain, weeks }) => (
          <li key={kind} className="flex items-center gap-4">
            <Pack product={kind === 'restock' ? products[0] : undefined} size="edge" />
            <div>
              <p className="font-semibold text-ink-900">{text}</p>
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-semibold text-teal-600">{formatSignedAmount(gain)}</span>{' '}
                <span className="text-tiny text-muted">{weeksName(weeks)}</span>
              </p>
            </div>
          </li>
        ))}
    </ol>
  );
}
