import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, formatWeeks, inSentence } from '@/lib/sample-brand/engine/format';
import { measures, stockOf, valueOf, weeklyRunRate } from '@/lib/sample-brand/engine/measures';
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

/** The KPI on the sample brand: what is divided by what. */
function StockCover() {
  const weeks = recentWeeks(sample);
  const figures = {
    stock: formatAmount(evaluate(sample, stockOf, {}, weeks)),
    weekly: formatAmount(evaluate(sample, weeklyRunRate, {}, weeks)),
    cover: formatWeeks(valueOf(sample, 'stockCover', {}, weeks)),
  };
  return (
    <figure data-nosnippet="" className="flex flex-col p-4 md:px-8 lg:[grid-area:1/2/7]">
      <p>
        <SampleChip />
      </p>
      <ul className="my-auto grid gap-2 py-4 font-display text-h2 text-ink-900">
        {productTexts.stockCover.map((line) => (
          <li key={line} className="last:border-t last:border-edge last:pt-2 last:text-teal-600">
            {fillTemplate(line, figures)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
