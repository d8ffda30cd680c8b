import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { formatValue } from '@/lib/sample-brand/answers/format-values';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, joinAsList } from '@/lib/sample-brand/engine/format';
import { stockOf, valueOf, weeklyRunRate } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { stockMoves } from '@/lib/sample-brand/engine/stock-moves';
import { evaluate } from '@/lib/sample-brand/engine/slice';

type Content = Pick<Pages['octomine'], 'integrations' | 'kpiLibrary'>;

/** KPIs and their definitions, one of them worked out; below, the connectors that feed them. */
export function SourcesAndKpis({
  integrations: { groups, ...sources },
  kpiLibrary: { definitions, example, ...library },
}: Content) {
  return (
    <Section spacing="compact">
      <div id="kpis">
        <SectionHeading {...library} headingSize="utility" />
        <div className="mt-6 grid overflow-clip rounded-panel border border-line bg-white lg:grid-cols-split">
          <dl className="on-ink grid ruled border-ink-700 px-4 py-2 text-small/tight md:px-8 md:py-4">
            {definitions.map(({ name, definition }) => (
              <div key={name} className="grid content-center py-2">
                <dt className="font-semibold text-white">{name}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
          <StockCover {...example} />
        </div>
      </div>
      <div id="integrations" className="mt-12">
        <SectionHeading {...sources} headingSize="utility" />
        <dl className="mt-4 grid gap-x-6 gap-y-3 text-small/tight md:grid-cols-3 lg:grid-cols-5">
          {groups.map(({ category, tools, icon }) => (
            <div key={category}>
              <dt className="mb-1 flex gap-2 font-semibold text-ink-900">
                <span className="text-teal-600">
                  <Icon name={icon} />
                </span>
                {category}
              </dt>
              <dd className="first-letter:uppercase">{joinAsList(tools)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The KPI on the sample brand: what is divided by what; below, the shelf that its mean hides. */
function StockCover({ name, stock, weekly }: Content['kpiLibrary']['example']) {
  const weeks = recentWeeks(sample);
  const { product = [], channel = [] } = stockMoves(sample)[0]?.where ?? {};
  const query = queryWithDefaults(sample, {
    measure: 'stockCover',
    where: { product, channel },
    breakdown: ['region'],
    order: 'least',
  });
  const { question, chart } = renderAnswer(sample, { kind: 'query', query });
  const terms = [
    [stock, formatAmount(evaluate(sample, stockOf, {}, weeks))],
    [weekly, `÷ ${formatAmount(evaluate(sample, weeklyRunRate, {}, weeks))}`],
    [name, `= ${formatValue('stockCover', valueOf(sample, 'stockCover', {}, weeks))}`],
  ];
  return (
    <figure data-nosnippet="" className="p-4 text-small/tight md:p-8">
      <dl className="flex flex-wrap gap-x-4 gap-y-2 md:gap-x-8">
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="font-display text-h3 font-bold tracking-display text-ink-900 xl:text-title">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 mb-2 flex items-baseline justify-between gap-4">
        <Link
          to={answerUrl({ kind: 'query', query })}
          className="flex-1 font-semibold text-ink-900 underline"
        >
          {question}
        </Link>
        <SampleChip />
      </div>
      {chart && <Chart {...chart} />}
    </figure>
  );
}
