import { demo } from '@/.content';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { OctomineWindow } from '@/components/product/octomine-window';
import { Pack } from '@/components/product/pack';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** Words beside their chart, where there is room; the chip stands above both, at the right. */
const card =
  'on-white relative grid h-full content-start gap-x-6 gap-y-3 rounded-card p-4 text-tiny sm:grid-cols-2 sm:text-dense';
const chip = (
  <span className="absolute top-4 right-4">
    <SampleChip />
  </span>
);

function AskOctopusCrop() {
  const { question, headline, chart } = sampleAnswer(demo.questions.plan);
  return (
    <figure data-nosnippet="" className={card}>
      {chip}
      <div>
        <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white max-xs:mt-9 xs:max-sm:mr-30">
          <span className="sr-only">{productTexts.conversation.speaker} </span>
          {question}
        </p>
        <p className="mt-3 text-small/snug font-semibold text-ink-900">{headline}</p>
      </div>
      <div className="sm:pt-9">{chart && <Chart {...chart} />}</div>
    </figure>
  );
}

/** The newest alert. */
function OctosenseCrop() {
  const [alert] = alertsOf(sample);
  if (!alert) return null;
  return (
    <figure data-nosnippet="" className={card}>
      {chip}
      <div>
        <SeverityChip {...alert} />
        <p className="my-3 flex items-center gap-3 text-small/snug font-semibold text-ink-900">
          <Pack product={alert.product} size="edge" />
          {alert.subject}
        </p>
        <AlertAction {...alert} />
      </div>
      <div className="sm:pt-9">
        <AlertChart {...alert} isShort />
      </div>
    </figure>
  );
}

/** What each product shows of the sample brand, by its name. The rest of the window is its own page's to show. */
export const productCrops = {
  Octomine: () => <OctomineWindow desk="marketing" crop="chart" />,
  'ASK Octopus': AskOctopusCrop,
  OctoSense: OctosenseCrop,
} as const;
