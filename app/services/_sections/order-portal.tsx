import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { Disc } from '@/components/ui/disc';
import { PackTable, WeeksLeft } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { formatValue } from '@/lib/sample-brand/answers/format-values';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { fillTemplate } from '@/lib/base/fill';

const channel = 'Quick commerce';
const region = 'South';

/** Below as many weeks a row is proposed for the order. */
const due = sample.coverTarget / 2;

const query = queryWithDefaults(sample, {
  measure: 'stockCover',
  breakdown: ['product'],
  where: { channel: [channel], region: [region] },
  order: 'least',
});

/** The packs that run out first: how long each lasts, and what fills its shelf to the cover target. */
const rows = runQuery(sample, query)
  // Of a pack that has run out, cover does not say how fast it sells.
  .rows.filter(({ value }) => value > 0)
  .slice(0, 6)
  .map(({ name, where, value }) => {
    // As it is shown: equal figures have equal bars.
    const cover = Math.round(value * 10) / 10;
    const pace = valueOf(sample, 'stock', where, recentWeeks(sample)) / value;
    const lack = cover < due ? pace * (sample.coverTarget - value) : 0;
    // Whole tenths of a lakh, as it is shown, so that the rows add up to what is sent.
    return { name, cover, order: Math.round(lack / 10) * 10 };
  });

/** Those that a phone has no room for. */
const rest = rows.slice(3);

const orders = (of: typeof rows) => formatAmount(sum(of.map(({ order }) => order)));

/** What a service adds to the window; where no line leads from there, beside its number. */
const Part = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <Disc number={number} shape="lg:hidden" /> {children}
  </span>
);

/**
 * The window of an application that we would build: the week's order, proposed from the sample brand.
 * What looks like a control is a picture of one. What each of the services adds to it bears its number,
 * which is its place among the cards of content/pages/services.yaml, or has a line to it.
 */
export function OrderPortal(words: Pages['services']['portal']) {
  const { loaded: time = '' } = sample.channels.find(({ name }) => name === channel) ?? {};
  return (
    <figure
      aria-label={words.title}
      className="grid cursor-default gap-y-3 rounded-panel bg-white p-4 text-tiny text-body shadow-panel sm:p-6 lg:grid-rows-[26px_64px_1fr_auto] lg:max-xl:text-dense lg:max-xl:[&_td]:py-4.5 [&_table]:self-start [&_th:last-child]:text-left [&_td:last-child]:w-[32%] sm:[&_td:last-child]:w-1/2 [&_td]:font-semibold lg:[&_tr]:text-nowrap max-sm:[&_tr:nth-child(n+4)]:hidden!"
    >
      <p className="flex items-center justify-between gap-2 text-lead/tight font-semibold text-ink-900">
        {words.title} <SampleChip />
      </p>
      <div className="grid items-center justify-between gap-2 font-semibold text-ink-900 sm:flex">
        <Part number={1}>
          <b className="font-display text-beside tracking-figure">{orders(rows)}</b>
        </Part>
        <Part number={3}>
          <span className="rounded-control bg-ink-900 px-3 py-2 text-white">{words.send}</span>
        </Part>
      </div>
      <PackTable
        columns={words.columns}
        rows={rows.map(({ name, cover, order }) => ({
          name,
          cells: [
            order > 0 ? formatAmount(order) : words.enough,
            <WeeksLeft
              key="left"
              weeks={cover}
              mark="50%"
              look={`grow *:first:fill-line ${cover < due ? 'fill-coral-600' : 'fill-teal-600'}`}
            />,
          ],
        }))}
      />
      <p className="flex flex-wrap justify-between font-semibold text-ink-900 sm:hidden">
        {fillTemplate(words.more, { count: rest.length })} <span>{orders(rest)}</span>
      </p>
      <div className="flex flex-wrap justify-between gap-2 font-semibold text-ink-900">
        <Part number={2}>{[fillTemplate(words.loaded, { time }), channel, region].join(', ')}</Part>
        <Part number={4}>
          <span aria-hidden="true" className="h-3 border-l-2 border-ink-900" />
          {fillTemplate(words.mark, { cover: formatValue('stockCover', due) })}
        </Part>
      </div>
    </figure>
  );
}
