import { demo } from '@/.content';
import { AlertCard } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { OctomineWindow } from '@/components/product/octomine-window';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const card = 'flex h-full flex-col rounded-card border border-line bg-white p-4 sm:p-5';

function AskOctopusCrop() {
  const { question, headline, chart } = sampleAnswer(demo.questions.forecast);
  return (
    <figure data-nosnippet="" className={card}>
      <figcaption className="flex items-start justify-between gap-3 max-sm:flex-col">
        <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-3 text-white">
          <span className="sr-only">{productTexts.conversation.speaker} </span>
          {question}
        </p>
        <span className="shrink-0">
          <SampleChip />
        </span>
      </figcaption>
      <p className="mt-3 text-lead/tight font-semibold text-ink-900">{headline}</p>
      <div className="my-auto pt-4 text-tiny">{chart && <Chart {...chart} />}</div>
    </figure>
  );
}

/** The newest alert. */
function OctosenseCrop() {
  const [alert] = alertsOf(sample);
  if (!alert) return null;
  return (
    <figure data-nosnippet="" className={`${card} text-small`}>
      <AlertCard alert={alert} label={<SampleChip />}>
        <AlertChart {...alert} />
      </AlertCard>
    </figure>
  );
}

/** What each product shows of the sample brand, by its name. The rest of the window is its own page's to show. */
export const productCrops = {
  Octomine: () => <OctomineWindow desk="marketing" crop="chart" />,
  'ASK Octopus': AskOctopusCrop,
  OctoSense: OctosenseCrop,
} as const;
