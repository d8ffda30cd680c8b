import { answers, vocabulary } from '@/words';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { inSentence, listed, percent, signedPercent } from '../format';
import { isOfPlan, measures } from '../query/measures';
import { type Query, type Row, changesByRate, comparedBy, rowsOf, valueOf } from '../query/query';
import { type Found, type LineChart, NO_CHANGE, answerRange } from './answer';
import {
  capital,
  changeOf,
  difference,
  measureName,
  periodName,
  periodSentence,
  scaleOf,
  scopeOf,
  sentences,
  shownText,
  written,
} from './in-words';

const { headlines, details, charts, columns, rows: rowNames } = answers;

/** The most bars and rows that are shown; what is beyond them is counted. */
const MOST_SHOWN = 12;

/** What every sentence about a query may name. */
export const namesOf = ({ measure, where, by }: Query) => ({
  measure: measureName(measure),
  scope: scopeOf(where, by),
});

/** A row's name: weeks and promotions are said as such. */
const nameOf = ({ by }: Query, { name }: Row): string =>
  by[0] === 'week' ? fill(answers.periods.one, { from: name }) : name;

const withValue = (query: Query, row: Row) => `${nameOf(query, row)} (${shownText(query, row)})`;

/** Whether a row calls for action: it is on the bad side of nothing, or of break-even. */
function isBad(data: Dataset, { measure, show }: Query, { value }: Row): boolean {
  if (show === 'change' || show === 'trend') return value * measures[measure].good < 0;
  if (show !== 'level') return false;
  if (measure === 'payback') return value < data.paybackTarget;
  return isOfPlan(measure) && value < 0;
}

/** The value that decides, beside a range or across bars: no change, or break-even. */
const markOf = (data: Dataset, { measure, show }: Query) => {
  if (show === 'change') return NO_CHANGE;
  return measure === 'payback'
    ? { value: data.paybackTarget, label: answers.breakEven }
    : undefined;
};

/** The range of a row's value, where it has one. */
export function rangeOf(data: Dataset, query: Query, { range }: Row, scope: string) {
  const { measure, show } = query;
  if (!range) return {};
  const isChange = show === 'change';
  const label = fill(answers.ranges[isChange ? 'change' : 'level'], { ...namesOf(query), scope });
  const write = isChange ? signedPercent : (value: number) => written(measure, value);
  return { range: answerRange(capital(label), range, write, markOf(data, query)) };
}

/** A measure's course, week by week. */
export function courseChart(query: Query, scope: string, from: number, values: readonly number[]) {
  const { measure } = namesOf(query);
  const scale = scaleOf(query.measure, values);
  return {
    kind: 'lines',
    title: capital(fill(charts.weeks, { measure, scope, unit: scale.name })),
    firstWeek: from + 1,
    series: [{ label: capital(measure), look: 'plain', values: values.map(scale.of) }],
  } as const satisfies LineChart;
}

/** A list of members: ranked, kept by a limit, compared, or simply told apart. */
export function listAnswer(data: Dataset, query: Query): Found {
  const { measure, show, by, where, weeks, before, order, count, keep } = query;
  const { rate, adds } = measures[measure];
  const { all, kept } = rowsOf(data, query);
  const names = namesOf(query);
  const dimension = vocabulary.dimensions[by[0] ?? 'channel'];
  const [leader] = kept;
  const last = all.at(-1);
  const isCourse = by[0] === 'week' && !order && !keep;
  const compared = comparedBy(where);
  const isPart = ({ name }: Row) => !compared && where[by[0] as 'channel']?.includes(name);
  const part = show === 'share' ? all.find(isPart) : undefined;
  const template = ((): string => {
    if (all.length === 0) return headlines.nothing;
    if (keep) return kept.length > 0 ? headlines.kept : headlines.none;
    if (part) return headlines.share;
    if (all.length === 1) return headlines.only;
    if (compared && by.includes(compared)) return headlines.compare;
    if (order && (count ?? 1) > 1) return order === 'most' ? headlines.first : headlines.last;
    return order ? headlines[order] : headlines.list;
  })();
  const first = part ?? leader;
  const headline = fill(template, {
    ...names,
    many:
      all.length === 1
        ? dimension.one
        : by.map((one) => vocabulary.dimensions[one].many).join(' × '),
    count: all.length,
    shown: kept.length,
    leader: first ? nameOf(query, first) : '',
    value: first ? shownText(query, first) : '',
    last: last ? nameOf(query, last) : '',
    lastValue: last ? shownText(query, last) : '',
    list: listed(kept.map((row) => withValue(query, row))),
    ...(part && { share: percent(part.value), scope: scopeOf(query.whole ?? {}) }),
  });
  const [rateLeader] =
    rate && order && show === 'level' ? rowsOf(data, { ...query, measure: rate }).kept : [];
  const sum = valueOf(data, query, where, weeks);
  const [one, other] = all;
  const isOfTwo = compared && all.length === 2 && show !== 'change';
  const past =
    show === 'change' && before
      ? ` ${fill(details.compared, { past: periodName(data, before) })}`
      : '';
  const shown = (keep || count ? kept : all).slice(0, isCourse ? undefined : MOST_SHOWN);
  const isRate = show === 'share' || (show === 'change' && changesByRate(measure));
  const scale = scaleOf(
    isRate ? 'marginRate' : measure,
    shown.flatMap(({ value, range }) => [value, range?.high ?? 0]),
  );
  const amounts = scaleOf(
    measure,
    shown.flatMap((row) => [row.now, row.before ?? 0]),
  );
  const isSigned = show === 'change' || isOfPlan(measure);
  const isOfWhole = show === 'share' || show === 'trend';
  const hasBefore = before !== undefined && !isOfWhole && measure !== 'gap' && !isCourse;
  const table: (readonly [column: string, cell: (row: Row) => string])[] = [
    [capital(dimension.one), (row) => nameOf(query, row)],
    ...(hasBefore ? [[columns.before, (row: Row) => amounts.text(row.before ?? 0)] as const] : []),
    [
      hasBefore ? columns.now : columns.value,
      ({ now }) => (measure === 'gap' ? amounts.signed(now) : amounts.text(now)),
    ],
    ...(isOfWhole ? [[columns[show], (row: Row) => shownText(query, row)] as const] : []),
    ...(hasBefore ? [[columns.change, (row: Row) => changeOf(measure, row)] as const] : []),
  ];
  const title = show === 'change' || show === 'share' ? charts[show] : charts.list;
  const mark = measure === 'payback' && show === 'level' && markOf(data, query);
  return {
    headline: capital(headline),
    detail: sentences(
      periodSentence(measure, { ...names, period: periodName(data, weeks) + past }),
      isOfTwo &&
        fill(details.difference, {
          value: difference(measure, (one?.now ?? 0) - (other?.now ?? 0)).replace('+', ''),
        }),
      adds !== 'no' &&
        show === 'level' &&
        !keep &&
        !isCourse &&
        fill(details.total, { value: written(measure, sum) }),
      rate &&
        rateLeader &&
        fill(details.rateLeader, {
          leader: rateLeader.name,
          value: written(rate, rateLeader.value),
        }),
    ),
    chart: isCourse
      ? courseChart(
          query,
          names.scope,
          weeks.from,
          all.map(({ now }) => now),
        )
      : {
          kind: 'bars',
          title: capital(fill(title, { ...names, unit: scale.name })),
          bars: shown.map((row) => ({
            label: nameOf(query, row),
            text: isSigned ? scale.signed(row.value) : scale.text(row.value),
            value: row.value,
            ...(row.range && { range: row.range }),
            look: isBad(data, query, row) ? 'accent' : order && row === leader ? 'main' : 'plain',
          })),
          ...(mark && { reference: { ...mark, label: charts.reference } }),
        },
    table: {
      title: capital(fill(charts.list, { ...names, unit: amounts.name })),
      columns: table.map(([column]) => column),
      rows:
        shown.length > 0
          ? shown.map((row) => table.map(([, cell]) => cell(row)))
          : [[rowNames.all, amounts.text(sum)]],
    },
    ...(leader &&
      order &&
      rangeOf(data, query, leader, `${names.scope}, ${inSentence(leader.name)}`)),
  };
}
