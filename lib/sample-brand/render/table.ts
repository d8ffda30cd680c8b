import { fill } from '@/lib/fill';
import type { DataTable } from '../answer';
import type { Query } from '../engine/query';
import type { Row } from '../engine/run';
import type { Estimate } from '../figures/statistics';
import { percent } from '../format';
import { dimensionName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { figures } from '../texts/figures';
import { rowsInView } from './chart';
import { type Context, rowName } from './context';
import { itemName, shareText } from './items';
import { capital, changeText, scaleOf } from './values';

const { charts, columns, rows: rowNames } = answerTexts;

/** The most rows of each dimension that reasons show. */
const MOST_REASONS = 2;

/** The numbers behind an answer. */
export function tableOf(context: Context): DataTable {
  const { query, frame, names } = context;
  if (query.as === 'forecast') return forecastTable(context);
  if (query.as === 'why') return reasonsTable(context);
  const [dimension] = query.by;
  if (!dimension) {
    return valuesTable(context, [{ ...frame.total, name: capital(names.period) }], columns.period);
  }
  const rows = rowsInView(context);
  const total = { ...frame.total, name: rowNames.all };
  return valuesTable(context, rows.length > 0 ? rows : [total], capital(dimensionName(dimension)));
}

/** What the column beside the values is compared with. */
function baseColumn({ versus, as, by }: Query): string | undefined {
  if (as === 'share' || as === 'average' || by[0] === 'week') return undefined;
  if (versus === 'plan') return columns.plan;
  return versus === 'target' ? columns.target : columns.before;
}

function valuesTable({ query, names }: Context, rows: readonly Row[], first: string): DataTable {
  const { measure, as } = query;
  const base = rows.some((row) => row.base !== undefined) ? baseColumn(query) : undefined;
  const bases = as === 'share' ? [] : rows.map((row) => row.base ?? 0);
  const scale = scaleOf(measure, [...rows.map(({ value }) => value), ...bases]);
  return {
    title: capital(fill(charts.list, { ...names, unit: scale.name })),
    columns: [
      first,
      ...(base ? [base, columns.now, columns.change] : [columns.value]),
      ...(as === 'share' ? [columns.share] : []),
    ],
    rows: rows.map((row) => [
      rowName(query, row),
      ...(base ? [scale.text(row.base ?? 0)] : []),
      scale.text(row.value),
      ...(base ? [changeText(measure, row.value, row.base ?? 0)] : []),
      ...(as === 'share' ? [percent(row.figure)] : []),
    ]),
  };
}

/** What added most by each dimension, the largest single item, what else moved, and the whole. */
function reasonsTable({ data, query, names, explanation }: Context): DataTable {
  const { dimensions = [], item, drivers = [], where = {}, total = 0 } = explanation ?? {};
  const bars = dimensions[0]?.parts ?? [];
  const scale = scaleOf(
    query.measure,
    bars.map(({ value }) => value),
  );
  const rowOf = (name: string, value: number) => [
    name,
    scale.signed(value),
    shareText(value, total),
  ];
  return {
    title: capital(fill(charts.list, { ...names, unit: scale.name })),
    columns: [columns.part, columns.effect, columns.ofAll],
    rows: [
      ...dimensions.flatMap(({ parts }) => parts.slice(0, MOST_REASONS)),
      ...(item ? [{ name: capital(itemName(data, item, where)), value: item.value }] : []),
      ...drivers,
      { name: rowNames.total, value: total },
    ].map(({ name, value }) => rowOf(name, value)),
  };
}

function forecastTable({ query, frame, names }: Context): DataTable {
  const weeks = query.weeks.to - query.weeks.from;
  const members = query.by.length > 0 ? frame.all : [];
  const scale = scaleOf(query.measure, [frame.total.range?.high ?? 0]);
  const rangeText = ({ low, high }: Estimate) =>
    fill(figures.fromTo, { low: scale.text(low), high: scale.text(high) });
  return {
    title: capital(fill(charts.list, { ...names, unit: scale.name })),
    columns: [
      rowNames.all,
      fill(columns.last, { weeks }),
      fill(columns.next, { weeks }),
      columns.range,
    ],
    rows: [...members, { ...frame.total, name: rowNames.total }].map((row) => [
      row.name,
      scale.text(row.base ?? 0),
      scale.text(row.value),
      row.range ? rangeText(row.range) : '',
    ]),
    hasTotal: members.length > 0,
  };
}
