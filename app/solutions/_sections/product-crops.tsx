import type { ReactNode } from 'react';
import { demo } from '@/.content';
import { AlertAction, AlertHead } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Chart } from '@/components/product/charts/chart';
import { OctomineWindow } from '@/components/product/octomine-window';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** Words beside their chart, where there is room; the chip stands above both, at the right. */
function Crop({ chart, children }: { chart: ReactNode; children: ReactNode }) {
  return (
    <figure
      data-nosnippet=""
      className="on-white relative grid h-full content-start gap-x-6 gap-y-3 rounded-card p-4 text-tiny sm:grid-cols-2 sm:text-dense xl:grid-cols-[6fr_7fr] xl:text-tiny"
    >
      <span className="absolute top-4 right-4">
        <SampleChip />
      </span>
      <div>{children}</div>
      <div className="sm:pt-9">{chart}</div>
    </figure>
  );
}

function AskOctopusCrop() {
  const { question, headline, chart } = sampleAnswer(demo.questions.plan);
  return (
    <Crop chart={chart && <Chart {...chart} />}>
      <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white max-xs:mt-9 xs:max-sm:mr-30">
        <span className="sr-only">{productTexts.conversation.speaker} </span>
        {question}
      </p>
      <p className="mt-3 text-small/snug font-semibold text-ink-900">{headline}</p>
    </Crop>
  );
}

/** The newest alert. */
function OctosenseCrop() {
  const [alert] = alertsOf(sample);
  if (!alert) return null;
  return (
    <Crop chart={<AlertChart {...alert} />}>
      <AlertHead {...alert} />
      <AlertAction {...alert} />
    </Crop>
  );
}

/** What each product shows of the sample brand, by its name. The rest of the window is its own page's to show. */
export const productCrops = {
  Octomine: () => <OctomineWindow desk="marketing" crop="chart" />,
  'ASK Octopus': AskOctopusCrop,
  OctoSense: OctosenseCrop,
} as const;
