import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, formatWeeks, inSentence } from '@/lib/sample-brand/engine/format';
import { measures, stockOf, valueOf, weeklyRunRate } from '@/lib/sample-brand/engine/measures';
import { evaluate } from '@/lib/sample-brand/engine/slice';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** KPIs and their definitions; stock cover is worked out, across the width, before the others. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" surface="gold" spacing="band" head={head} headingSize="utility">
      <ul className="mt-4 grid gap-x-8 gap-y-2 text-small/tight lg:grid-cols-5">
        {definitions.map(({ name, definition }) => {
          const isWorkedOut = inSentence(name) === measures.stockCover.name;
          return (
            <li key={name} className={`border-t pt-3 ${isWorkedOut ? 'lg:col-span-5' : ''}`}>
              <b className="block text-lead/tight font-semibold">{name}</b> {definition}{' '}
              {isWorkedOut && <SampleChip />} {isWorkedOut && <StockCover />}
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
    <figure data-nosnippet="">
      <ul className="my-4 justify-between gap-x-8 font-display text-h2 lg:flex lg:text-title">
        {productTexts.stockCover.map((line) => (
          <li key={line}>{fillTemplate(line, figures)}</li>
        ))}
      </ul>
    </figure>
  );
}
