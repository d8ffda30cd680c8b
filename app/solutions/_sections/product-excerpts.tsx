import { demo } from '@/.content';
import { AlertMessage } from '@/components/product/alert-card';
import { AlertMetric } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { Sparkline } from '@/components/product/charts/sparkline';
import { OctomineWindow } from '@/components/product/octomine-window';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** A conversation: it asks why the channel grew that the window marks. Its field is the picture of one. */
function AskOctopusExcerpt() {
  const { question, headline, chart } = sampleAnswer('measure=sales&as=why&channel=quick-commerce');
  return (
    <figure
      data-nosnippet=""
      className="flex h-full flex-col gap-3 rounded-card bg-sand p-4 text-tiny text-body"
    >
      <p>
        <SampleChip />
      </p>
      <p className="ml-8 self-end rounded-card rounded-br-bar bg-ink-700 px-4 py-2 text-white">
        <span className="sr-only">{productTexts.conversation.speaker} </span>
        {question}
      </p>
      <div className="rounded-card rounded-bl-bar bg-white p-4">
        <p className="mb-3 font-display text-lead/tight font-bold text-ink-900">{headline}</p>
        {chart && <Chart {...chart} />}
      </div>
      <p aria-hidden="true" className="mt-auto flex gap-2 font-semibold text-white">
        <span className="grow rounded-control border border-edge bg-white px-3 py-2 font-normal text-muted">
          {demo.field.placeholder}
        </span>
        <span className="rounded-control bg-ink-900 px-4 py-2">{demo.field.submit}</span>
      </p>
    </figure>
  );
}

/** A message on a phone, of what runs low with that channel. */
function OctosenseExcerpt() {
  const alert = alertsOf(sample).find(({ channel }) => channel === 'Quick commerce');
  if (!alert) throw new Error('The sample has no alert of quick commerce.');
  return (
    <figure
      data-nosnippet=""
      className="flex h-full max-w-narrow flex-col rounded-phone border-8 border-ink-700 bg-ink-950 p-2 *:before:hidden"
    >
      <p className="py-2 text-center">
        <SampleChip />
      </p>
      <AlertMessage {...alert}>
        <AlertMetric {...alert} />
        <div className="my-2 h-20">
          <Sparkline values={alert.values} limit={alert.threshold} isGood={false} />
        </div>
        <p className="rounded-control bg-coral-100 p-3 text-ink-900">
          <b className="font-semibold">{productTexts.alerts.next}</b> {alert.action}
        </p>
      </AlertMessage>
    </figure>
  );
}

/** What each product shows of the sample brand, by its name: a window, a conversation, a message. */
export const productExcerpts = {
  Octomine: () => <OctomineWindow desk="founders" crop="small" />,
  'ASK Octopus': AskOctopusExcerpt,
  OctoSense: OctosenseExcerpt,
} as const;
