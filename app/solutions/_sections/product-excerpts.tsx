import type { ReactNode } from 'react';
import { SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { OctomineWindow } from '@/components/product/octomine-window';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const decision = 'font-display text-lead/tight font-bold tracking-display text-ink-900';

const Excerpt = ({ children }: { children: ReactNode }) => (
  <figure
    data-nosnippet=""
    className="on-white relative flex h-full flex-col gap-3 rounded-card p-4 text-tiny *:first:mr-28 *:last:absolute *:last:top-4 *:last:right-4 xl:[&_.bar]:h-7 xl:[&_.bar]:[translate:0_-8px] xl:[&_li]:h-10"
  >
    {children}
    <SampleChip />
  </figure>
);

/** Asks of the channel that grows most; the alert is of what runs low with it. */
function AskOctopusExcerpt() {
  const { question, headline, chart } = sampleAnswer('measure=sales&as=why&channel=quick-commerce');
  return (
    <Excerpt>
      <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white">
        <span className="sr-only">{productTexts.conversation.speaker} </span>
        {question}
      </p>
      <p className={decision}>{headline}</p>
      {chart && <Chart {...chart} />}
    </Excerpt>
  );
}

function OctosenseExcerpt() {
  const alert = alertsOf(sample).find(({ channel }) => channel === 'Quick commerce');
  if (!alert) throw new Error('The sample has no alert of quick commerce.');
  return (
    <Excerpt>
      <p className="flex flex-wrap items-center gap-2">
        <SeverityChip {...alert} /> {productTexts.alerts.sentBy[alert.sentBy]}, {alert.time}
        <span className="w-full font-semibold text-ink-900">{alert.subject}</span>
      </p>
      <p className={decision}>{alert.action}</p>
      <div className="flex grow flex-col">
        <AlertChart {...alert} />
      </div>
    </Excerpt>
  );
}

/** What each product shows of the sample brand, by its name. The rest of the window is its own page's to show. */
export const productExcerpts = {
  Octomine: () => <OctomineWindow desk="marketing" crop="chart" />,
  'ASK Octopus': AskOctopusExcerpt,
  OctoSense: OctosenseExcerpt,
} as const;
