import { SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { Asked, decision, Excerpt } from '@/components/product/excerpt';
import { OctomineWindow } from '@/components/product/octomine-window';
import { sampleAnswer } from '@/components/product/question-address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const shape = 'h-full gap-3 xl:[&_li]:h-12 xl:[&_li_svg]:h-14';

/** Asks why the channel grew that the window names; the alert is of what runs low with it. */
function AskOctopusExcerpt() {
  const { question, headline, chart } = sampleAnswer('measure=sales&as=why&channel=quick-commerce');
  return (
    <Excerpt shape={shape}>
      <Asked question={question} headline={headline} />
      {chart && <Chart {...chart} />}
    </Excerpt>
  );
}

function OctosenseExcerpt() {
  const alert = alertsOf(sample).find(({ channel }) => channel === 'Quick commerce');
  if (!alert) throw new Error('The sample has no alert of quick commerce.');
  return (
    <Excerpt shape={shape}>
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
  Octomine: () => <OctomineWindow desk="founders" crop="chart" />,
  'ASK Octopus': AskOctopusExcerpt,
  OctoSense: OctosenseExcerpt,
} as const;
