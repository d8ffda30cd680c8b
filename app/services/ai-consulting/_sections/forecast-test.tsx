import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import type { Pages } from '@/content/schema';
import { sample } from '@/lib/sample-brand/data/dataset';
import { desksOf } from '@/lib/sample-brand/uses/dashboard';

/** A model's test: what it expected of the latest weeks when they were ahead, and what they brought. */
export function ForecastTest({ title }: Pages['ai-consulting']['forecastTest']) {
  const { kpis, chart } = desksOf(sample).analysts;
  const error = kpis[1];
  return (
    <figure className="rounded-panel bg-white p-5 text-tiny text-body shadow-panel sm:p-8">
      <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-ink-900">
          {title}
        </span>
        <SampleChip />
        <span className="w-full">
          <b className="mr-1 font-display text-h2 tracking-figure text-ink-900">{error?.value}</b>{' '}
          {error?.change}
        </span>
      </figcaption>
      <Chart {...chart} />
      <SampleNote />
    </figure>
  );
}
