import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, formatWeeks, inSentence } from '@/lib/sample-brand/engine/format';
import { measures, stockOf, valueOf, weeklyRunRate } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { evaluate } from '@/lib/sample-brand/engine/slice';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** KPIs and their definitions; stock cover runs into the panel beside it, where it is worked out. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" spacing="flushTop" head={head} headingSize="utility">
      <div className="mt-6 grid overflow-clip rounded-panel border border-line bg-white lg:grid-cols-split">
        <dl className="grid ruled border-ink-700 text-small/tight">
          {definitions.map(({ name, definition }) => (
            <div
              key={name}
              className={`grid content-center px-4 py-2.5 md:px-8 ${inSentence(name) === measures.stockCover.name ? '' : 'on-ink'}`}
            >
              <dt className="font-semibold text-(--strong)">{name}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
        <StockCover />
      </div>
    </Section>
  );
}

/** The KPI on the sample brand: what is divided by what; below, the regions that its mean hides. */
function StockCover() {
  const weeks = recentWeeks(sample);
  const query = queryWithDefaults(sample, {
    measure: 'stockCover',
    breakdown: ['region'],
    order: 'least',
  });
  const { question, chart } = renderAnswer(sample, { kind: 'query', query });
  return (
    <figure data-nosnippet="" className="p-4 text-small/tight md:p-8">
      <h3 className="text-h3">
        {fillTemplate(productTexts.stockCover, {
          stock: formatAmount(evaluate(sample, stockOf, {}, weeks)),
          weekly: formatAmount(evaluate(sample, weeklyRunRate, {}, weeks)),
          cover: formatWeeks(valueOf(sample, 'stockCover', {}, weeks)),
        })}
      </h3>
      <p className="mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Link
          to={answerUrl({ kind: 'query', query })}
          className="font-semibold text-ink-900 underline"
        >
          {question}
        </Link>
        <SampleChip />
      </p>
      {chart && <Chart {...chart} />}
    </figure>
  );
}
