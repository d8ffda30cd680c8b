import type { ReactNode } from 'react';
import type { MondayStep as StepWords, Pages } from '@/content/schema';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { Pack } from '@/components/product/pack';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatSignedAmount } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/uses/alerts';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { recommendationsOf } from '@/lib/sample-brand/uses/recommendations';
import { storyOf } from '@/lib/sample-brand/uses/story';

/** One product's morning in three steps: its alert, its part of the gap, its restock. */
export function OneMonday({ alert, question, ranking, ...head }: Pages['home']['monday']) {
  const story = storyOf(sample);
  return (
    <Section ground="ink">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <SectionHeading {...head} />
        <SampleChip />
      </div>
      <ol className="mt-8 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-5">
        <li className="flex flex-col gap-4 lg:col-span-3 lg:row-span-2">
          <MondayStep {...alert}>
            <AlertNote {...story.alert} />
          </MondayStep>
        </li>
        <li className="flex flex-col gap-4 lg:col-span-2">
          <MondayStep {...question}>
            <div className="my-auto text-tiny">
              <Chart {...story.gap} />
            </div>
          </MondayStep>
        </li>
        <li className="flex flex-col gap-4 lg:col-span-2">
          <MondayStep {...ranking}>
            <Ranking />
          </MondayStep>
        </li>
      </ol>
    </Section>
  );
}

/** A step: its time and words, and what one sees of the product then. */
function MondayStep({
  time,
  title,
  description,
  action,
  children,
}: StepWords & { children: ReactNode }) {
  return (
    <>
      <div>
        <h3 className="text-h3">
          <time dateTime={time} className="mr-3 text-teal-300">
            {time}
          </time>{' '}
          {title}
        </h3>
        <p className="mt-2">{description}</p>
      </div>
      <div
        data-nosnippet=""
        className="flex grow flex-col rounded-card bg-white p-5 text-small text-body print:break-inside-avoid print:p-0 print:pr-2"
      >
        {children}
      </div>
      <div className="-mt-3">
        <TextLink {...action} />
      </div>
    </>
  );
}

function AlertNote(alert: Alert) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
        <SeverityChip {...alert} /> {pictureTexts.alerts.thisWeek}
      </p>
      <p className="mt-3 flex items-center gap-3 text-lead/tight font-semibold text-ink-900">
        {alert.product && <Pack product={alert.product} size="edge" />}
        {alert.subject}
      </p>
      <div className="mt-2 flex grow flex-col">
        <AlertChart {...alert} />
      </div>
      <div className="mt-5">
        <AlertAction {...alert} />
      </div>
    </>
  );
}

/** What to do, and what each brings, as Octomine shows it in full. */
function Ranking() {
  return (
    <ol className="my-auto ruled border-line">
      {recommendationsOf(sample)
        .filter((action) => action.group === 'now')
        .map(({ kind, product = '', text, gain }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center gap-x-4 py-3 font-semibold text-ink-900"
          >
            <Pack product={product} size="row" />
            <span className="flex-1 basis-40">{text}</span>
            <span className="whitespace-nowrap text-teal-600">{formatSignedAmount(gain)}</span>
          </li>
        ))}
    </ol>
  );
}
