import { fillTemplate } from '@/lib/base/fill';
import type { DataTable } from './answer';
import type { Query } from '../engine/query';
import type { Row } from '../engine/run';
import { estimateAround } from '../engine/figures/statistics';
import { type Unit, formatPercent } from '../engine/format';
import { dimensionName } from '../ask/sentence';
import { answerTexts } from './answer-texts';
import { figureTexts } from '../engine/figure-texts';
import { type Context, listedRows, rowName, sentenceFor } from './context';
import { itemName, partText } from './detail';
import { capitalise, formatChange, scaleFor } from './format-values';

const { columns, titles } = answerTexts;

const MAX_LISTED = 2;

type Column = { readonly title: string; readonly write: (row: Row, scale: Unit) => string };

/** The columns of a query's rows: each value by itself, or with what it is compared with. */
function columnsOf(
  { measure, calculation, breakdown, versus = 'past', weeks }: Query,
  rows: readonly Row[],
) {
  const column = (title: string, write: Column['write']): Column => ({ title, write });
  const baseOf: Column['write'] = ({ base = 0 }, scale) => scale.text(base);
  const valueOf: Column['write'] = ({ value }, scale) => scale.text(value);
  if (calculation === 'forecast') {
    const count = { weeks: weeks.to - weeks.from };
    return [
      column(fillTemplate(columns.last, count), baseOf),
      column(fillTemplate(columns.next, count), valueOf),
      column(columns.range, ({ value, range = estimateAround(value, 0) }, scale) =>
        fillTemplate(figureTexts.fromTo, {
          low: scale.text(range.low),
          high: scale.text(range.high),
        }),
      ),
    ];
  }
  const values = [column(columns.value, valueOf)];
  if (calculation === 'share')
    return [...values, column(columns.share, ({ figure }) => formatPercent(figure))];
  const hasBase = breakdown[0] !== 'week' && rows.some(({ base }) => base !== undefined);
  if (!hasBase) return values;
  return [
    column(columns[versus], baseOf),
    column(columns.now, valueOf),
    column(versus === 'past' ? columns.change : columns.difference, ({ value, base = 0 }) =>
      formatChange(measure, value, base),
    ),
  ];
}

/** The values of rows beside what they are compared with; of a forecast their sum as well. */
export function rowsTable(context: Context): DataTable {
  const { query, result, names } = context;
  const { measure, calculation, breakdown } = query;
  const [dimension] = breakdown;
  const rows = listedRows(context);
  const hasTotal =
    calculation === 'forecast' && rows.length > 1 && rows.length === result.all.length;
  const listed = hasTotal || rows.length === 0 ? [...rows, result.total] : rows;
  const shownColumns = columnsOf(query, listed);
  const scale = scaleFor(
    measure,
    listed.flatMap(({ value, base = 0 }) => (calculation === 'share' ? [value] : [value, base])),
  );
  // A result that is not broken down is one row: its period names it.
  const total = dimension ? answerTexts.total : capitalise(names.period);
  return {
    title: sentenceFor(context, titles.values, { unit: scale.name }),
    columns: [
      capitalise(dimension ? dimensionName(dimension) : columns.period),
      ...shownColumns.map(({ title }) => title),
    ],
    rows: listed.map((row) => [
      row.name ? capitalise(rowName(context, row)) : total,
      ...shownColumns.map(({ write }) => write(row, scale)),
    ]),
    hasTotal,
  };
}

/** What added most by each dimension, the largest single item, what else moved, and the whole. */
export function whyTable(context: Context): DataTable | undefined {
  const { data, query, explanation } = context;
  if (!explanation || explanation.total === 0) return undefined;
  const { dimensions, item, drivers, where, total } = explanation;
  const values = (dimensions[0]?.parts ?? []).map(({ value }) => value);
  const scale = scaleFor(query.measure, values, 'difference');
  return {
    title: sentenceFor(context, titles.figure, { unit: scale.name }),
    columns: [columns.part, columns.effect, columns.ofAll],
    rows: [
      ...dimensions.flatMap(({ parts }) => parts.slice(0, MAX_LISTED)),
      ...(item ? [{ ...item, name: capitalise(itemName(data, item, where)) }] : []),
      ...drivers,
      { name: answerTexts.total, value: total },
    ].map(({ name, value }) => [name, scale.signed(value), partText(value, total) ?? '–']),
  };
}
