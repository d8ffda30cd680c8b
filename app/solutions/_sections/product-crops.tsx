import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { QuestionBubble, sampleAnswer } from '@/components/product/answer-picture';
import { RangeLine } from '@/components/product/charts/range-line';
import { OctomineWindow } from '@/components/product/octomine-window';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/uses/alerts';

/** The window without its rows: they are Octomine's own page's to show. */
function OctomineCrop() {
  return <OctomineWindow desk="marketing" crop="chart" />;
}

function AskOctopusCrop() {
  const { question, range } = sampleAnswer('spend');
  return (
    <figure data-nosnippet="" className="on-ink flex h-full flex-col rounded-card p-4 sm:p-5">
      <QuestionBubble>{question}</QuestionBubble>
      <div className="mt-3 rounded-control bg-white p-4 text-body">
        {range && <RangeLine range={range} />}
      </div>
      <figcaption className="mt-auto pt-3">
        <SampleChip />
      </figcaption>
    </figure>
  );
}

/** The first alert that can wait until one is at a desk. */
function OctosenseCrop() {
  const alert = alertsOf(sample).find(({ severity }) => severity === 'warning');
  if (!alert) return null;
  return (
    <figure data-nosnippet="" className="flex h-full flex-col rounded-card bg-sand p-4 sm:p-5">
      <figcaption className="flex flex-wrap justify-between gap-2">
        <SeverityChip {...alert} /> <SampleChip />
      </figcaption>
      <p className="mt-3 text-lead/tight font-semibold text-ink-900">{alert.subject}</p>
      <div className="my-auto pt-2">
        <AlertChart {...alert} />
      </div>
      <div className="mt-4 text-small">
        <AlertAction {...alert} />
      </div>
    </figure>
  );
}

/** What each product shows of the sample brand, by the product's name. */
export const productCrops = {
  Octomine: OctomineCrop,
  'ASK Octopus': AskOctopusCrop,
  OctoSense: OctosenseCrop,
} as const;
