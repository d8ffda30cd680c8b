import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import {
  formatAmount,
  formatNumber,
  formatWeeks,
  inSentence,
  joinAsList,
} from '@/lib/sample-brand/engine/format';
import { measures, stockOf, valueOf, weeklyRunRate } from '@/lib/sample-brand/engine/measures';
import type { Filters } from '@/lib/sample-brand/engine/members';
import { evaluate } from '@/lib/sample-brand/engine/slice';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** KPIs and their definitions; stock cover runs into the panel below or beside it, where it is worked out. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" spacing="flushTop" head={head} headingSize="utility">
      <ul className="mt-6 grid ruled overflow-clip rounded-panel border border-line bg-white text-small/tight lg:grid-cols-split">
        {definitions.map(({ name, definition }) => {
          const isWorkedOut = inSentence(name) === measures.stockCover.name;
          return (
            <li key={name} className={isWorkedOut ? 'lg:contents' : 'bg-sand'}>
              <p
                className={`border-l-8 px-4 py-2.5 md:px-6 ${isWorkedOut ? 'border-teal-600' : 'border-transparent'}`}
              >
                <b className="block font-semibold text-ink-900">{name}</b> {definition}
              </p>
              {isWorkedOut && <StockCover />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The KPI on the sample brand: what is divided by what; below, how far from its target each region is. */
function StockCover() {
  const weeks = recentWeeks(sample);
  const coverOf = (where: Filters) => valueOf(sample, 'stockCover', where, weeks);
  const tenths = (value: number) => Math.round(value * 10);
  const target = tenths(sample.coverTarget);
  /** What stands on the line; a region that is at the target shares its place. */
  const marks = [
    [target, measures.stockCover.target?.name ?? ''] as const,
    ...sample.regions.map((name) => [tenths(coverOf({ region: [name] })), name] as const),
  ];
  const all = marks.map(([tenth]) => tenth);
  const first = Math.min(...all);
  const steps = Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
  return (
    <figure data-nosnippet="" className="flex flex-col p-4 md:px-8 lg:[grid-area:1/2/7]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lead/tight">
          {fillTemplate(productTexts.stockCover, {
            stock: formatAmount(evaluate(sample, stockOf, {}, weeks)),
            weekly: formatAmount(evaluate(sample, weeklyRunRate, {}, weeks)),
            cover: formatWeeks(coverOf({})),
          })}
        </h3>{' '}
        <SampleChip />
      </div>
      <ul className="my-auto flex pt-6 text-center">
        {steps.map((step) => (
          <li key={step} className="flex flex-1 flex-col items-center border-t border-edge">
            <svg
              viewBox="0 0 20 20"
              className={`-mt-3 mb-2 size-5 ${step < target ? 'fill-coral-400' : step === target ? 'fill-ink-900' : 'fill-teal-600'}`}
              aria-hidden="true"
            >
              {step === target ? <path d="M8 0h4v20H8z" /> : <circle cx="10" cy="10" r="10" />}
            </svg>
            <b className="font-display text-h3 text-ink-900">{formatNumber(step / 10, 1)}</b>
            {joinAsList(marks.flatMap(([tenth, name]) => (tenth === step ? name : [])))}
          </li>
        ))}
      </ul>
    </figure>
  );
}
