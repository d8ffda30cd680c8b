import { answers } from '@/words/answers';
import { vocabulary } from '@/words/vocabulary';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { inSentence, listed, percent, signedPercent } from '../format';
import { measures } from '../query/measures';
import { type Query, type Row, changesByRate, comparedBy, rowsOf, valueOf } from '../query/query';
import {
  type AnswerRange,
  type BarChart,
  type Drivers,
  type LineChart,
  type Look,
  NO_CHANGE,
  answerRange,
} from './answer';
import {
  capital,
  changeOf,
  difference,
  measureName,
  periodName,
  periodSentence,
  scaleOf,
  scopeOf,
  shownText,
  written,
} from './in-words';

const { headlines, details, charts, columns, rows: rowNames } = answers;

/** What an answer to a query consists of, before what all answers share. */
export type Found = {
  readonly headline: string;
  readonly detail: string;
  readonly chart: BarChart | LineChart;
  readonly table: Drivers;
  readonly range?: AnswerRange;
};

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
  return (measure === 'gap' || measure === 'gapRate') && value < 0;
}

/** A list of members: ranked, kept by a limit, compared, or simply told apart. */
export function listAnswer(data: Dataset, query: Query): Found {
  const { measure, show, by, where, weeks, before, order, count, keep } = query;
  const { all, kept } = rowsOf(data, query);
  const names = namesOf(query);
  const dimension = by.map((one) => vocabulary.dimensions[one].many).join(' × ');
  const [leader] = kept;
  const last = all.at(-1);
  const many = all.length === 1 ? vocabulary.dimensions[by[0] ?? 'channel'].one : dimension;
  const parts = {
    ...names,
    many,
    count: all.length,
    shown: kept.length,
    leader: leader ? nameOf(query, leader) : '',
    value: leader ? shownText(query, leader) : '',
    last: last ? nameOf(query, last) : '',
    lastValue: last ? shownText(query, last) : '',
    list: listed(kept.map((row) => withValue(query, row))),
  };
  const isCourse = by[0] === 'week' && !order && !keep;
  const compared = comparedBy(where);
  const part =
    show === 'share'
      ? all.find(({ name }) => compared === undefined && where[by[0] as 'channel']?.includes(name))
      : undefined;
  const template = ((): string => {
    if (all.length === 0) return headlines.nothing;
    if (keep) return kept.length > 0 ? headlines.kept : headlines.none;
    if (show === 'share' && part) return headlines.share;
    if (all.length === 1) return headlines.only;
    if (compared && by.includes(compared)) return headlines.compare;
    if (order && (count ?? 1) > 1) return order === 'most' ? headlines.first : headlines.last;
    return order ? headlines[order] : headlines.list;
  })();
  const rate = measures[measure].rate;
  const [rateLeader] =
    rate && order && show === 'level' ? rowsOf(data, { ...query, measure: rate }).kept : [];
  const adds = measures[measure].adds !== 'no' && show === 'level' && !keep && !isCourse;
  const sum = valueOf(data, query, where, weeks);
  const two =
    compared && all.length === 2
      ? difference(measure, (all[0]?.now ?? 0) - (all[1]?.now ?? 0)).replace('+', '')
      : undefined;
  const past =
    show === 'change' && before
      ? ` ${fill(answers.details.compared, { past: periodName(data, before) })}`
      : '';
  const sentences = [
    periodSentence(measure, { ...names, period: periodName(data, weeks) + past }),
    ...(two && show !== 'change' ? [fill(details.difference, { value: two })] : []),
    ...(adds ? [fill(details.total, { value: written(measure, sum) })] : []),
    ...(rateLeader && rate
      ? [
          fill(details.rateLeader, {
            leader: rateLeader.name,
            value: written(rate, rateLeader.value),
          }),
        ]
      : []),
  ];
  const shown = (keep || count ? kept : all).slice(0, isCourse ? undefined : MOST_SHOWN);
  const isRate = show === 'share' || (show === 'change' && changesByRate(measure));
  const values = shown.flatMap((row) => [row.value, row.range?.high ?? 0]);
  const scale = isRate ? scaleOf('marginRate', values) : scaleOf(measure, values);
  const money = scaleOf(
    measure,
    shown.flatMap((row) => [row.now, row.before ?? 0]),
  );
  const look = (row: Row): Look =>
    isBad(data, query, row) ? 'accent' : order && row === leader ? 'main' : 'plain';
  const isSigned = show === 'change' || measure === 'gap' || measure === 'gapRate';
  const title = show === 'change' ? charts.change : show === 'share' ? charts.share : charts.list;
  const hasBefore =
    before !== undefined &&
    show !== 'share' &&
    show !== 'trend' &&
    measure !== 'gap' &&
    !keep?.side.startsWith('none');
  const rows = shown.map((row) => [
    nameOf(query, row),
    ...(hasBefore && !isCourse ? [money.text(row.before ?? 0)] : []),
    measure === 'gap' ? money.signed(row.now) : money.text(row.now),
    ...(show === 'share'
      ? [percent(row.value)]
      : show === 'trend'
        ? [shownText(query, row)]
        : hasBefore && !isCourse
          ? [changeOf(measure, row)]
          : []),
  ]);
  const chart: BarChart | LineChart = isCourse
    ? {
        kind: 'lines',
        title: capital(fill(charts.weeks, { ...names, unit: money.name })),
        firstWeek: weeks.from + 1,
        series: [
          {
            label: capital(names.measure),
            look: 'plain',
            values: all.map(({ now }) => money.of(now)),
          },
        ],
      }
    : {
        kind: 'bars',
        title: capital(fill(title, { ...names, unit: scale.name })),
        bars: shown.map((row) => ({
          label: nameOf(query, row),
          text: isSigned ? scale.signed(row.value) : scale.text(row.value),
          value: row.value,
          ...(row.range && { range: row.range }),
          look: look(row),
        })),
        ...(measure === 'payback' &&
          show === 'level' && {
            reference: { value: data.paybackTarget, label: charts.reference },
          }),
      };
  const range = leader?.range;
  return {
    headline: capital(
      fill(template, {
        ...parts,
        ...(part && {
          leader: part.name,
          share: percent(part.value),
          scope: scopeOf(query.whole ?? {}),
        }),
      }),
    ),
    detail: sentences.join(' '),
    chart,
    table: {
      title: capital(fill(charts.list, { ...names, unit: money.name })),
      columns: [
        capital(vocabulary.dimensions[by[0] ?? 'channel'].one),
        ...(hasBefore && !isCourse ? [columns.before] : []),
        hasBefore && !isCourse ? columns.now : columns.value,
        ...(show === 'share'
          ? [columns.share]
          : show === 'trend'
            ? [columns.trend]
            : hasBefore && !isCourse
              ? [columns.change]
              : []),
      ],
      rows: rows.length > 0 ? rows : [[rowNames.all, money.text(sum)]],
    },
    ...(leader &&
      range &&
      order && {
        range: answerRange(
          fill(show === 'change' ? answers.ranges.change : answers.ranges.level, {
            ...names,
            scope: `${names.scope}, ${inSentence(leader.name)}`,
          }),
          range,
          (one) => (show === 'change' ? signedPercent(one) : written(measure, one)),
          show === 'change'
            ? NO_CHANGE
            : measure === 'payback'
              ? { value: data.paybackTarget, label: answers.breakEven }
              : undefined,
        ),
      }),
  };
}
