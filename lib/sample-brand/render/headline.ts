import { fill } from '@/lib/fill';
import { measures } from '../engine/measures';
import type { Row } from '../engine/run';
import { listed, signedPercent } from '../format';
import { dimensionName, periodName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { type Context, comparesMembers, isCourse, rowName } from './context';
import {
  capital,
  changeText,
  differenceText,
  distanceText,
  joined,
  rowText,
  valueText,
  withoutSign,
} from './values';

const { headlines } = answerTexts;

/** The answer in one sentence. */
export function headlineOf(context: Context): string {
  const { query, names, frame } = context;
  if (query.as === 'definition') {
    const { definition } = measures[query.measure];
    return capital(fill(headlines.definition, { ...names, definition }));
  }
  if (query.as === 'forecast') {
    const { value, base = 0 } = frame.total;
    const change = signedPercent(base === 0 ? 0 : value / base - 1);
    const { weeks: all } = context.data;
    const before = periodName(context.data, {
      from: all - query.weeks.to + query.weeks.from,
      to: all,
    });
    const values = { ...names, value: valueText(query.measure, value), change, before };
    return capital(fill(headlines.forecast, values));
  }
  if (query.as === 'why') return whyHeadline(context);
  return query.by.length > 0 ? listHeadline(context) : totalHeadline(context);
}

/** One value, how it changed, or how far it lies from a plan or target. */
function changeHeadline(context: Context, value: number, base: number | undefined): string {
  const { query, names } = context;
  const { measure, as, versus } = query;
  const values = { ...names, value: valueText(measure, value) };
  if (as === 'average') return fill(headlines.average, values);
  if (as !== 'change' && as !== 'why') return fill(headlines.value, values);
  const distance = value - (base ?? 0);
  if (versus !== 'past') {
    return fill(headlines.against, { ...values, distance: distanceText(query, distance) });
  }
  const change = changeText(measure, value, base ?? 0);
  const moved = distance > 0 ? headlines.rose : headlines.fell;
  const template = /[1-9]/.test(change) ? moved : headlines.same;
  return fill(template, { ...values, change: withoutSign(change) });
}

const totalHeadline = (context: Context): string => {
  const { value, base } = context.frame.total;
  return capital(changeHeadline(context, value, base));
};

function whyHeadline(context: Context): string {
  const { query, explanation } = context;
  if (!explanation) return '';
  const { value, base, total, dimensions } = explanation;
  const [leader] = dimensions[0]?.parts ?? [];
  const part = differenceText(query.measure, leader?.value ?? 0);
  return joined(
    capital(changeHeadline(context, value, base)),
    leader && total !== 0 && fill(headlines.accounts, { leader: leader.name, part }),
  );
}

/** Which row leads, which ones are kept, how they compare, how the weeks went. */
function listHeadline(context: Context): string {
  const { query, frame, names } = context;
  const { order, keep, limit, rank, as } = query;
  const { all, rows } = frame;
  const [leader] = rows;
  const [first] = all;
  const last = all[all.length - 1];
  const end = order === 'least' ? sentences.lowest : sentences.highest;
  const nameAndValue = (row: Row | undefined) => ({
    name: row ? rowName(query, row) : '',
    value: row ? rowText(query, frame, row, keep) : '',
  });
  const values = {
    ...names,
    many: manyOf(context),
    count: all.length,
    rows: rows.length,
    end: rank ? `${sentences.ordinals[rank] ?? `${rank}th`} ${end}` : end,
    leader: nameAndValue(leader).name,
    value: nameAndValue(leader).value,
    first: nameAndValue(first).name,
    firstValue: nameAndValue(first).value,
    last: nameAndValue(last).name,
    lastValue: nameAndValue(last).value,
    list: listed(rows.map((row) => fill('{name} ({value})', nameAndValue(row)))),
  };
  const isPart = as === 'share' && rows.length < all.length && !order;
  const template = () => {
    if (all.length === 0) return headlines.nothing;
    if (keep) return rows.length > 0 ? headlines.kept : headlines.none;
    if (isPart) return rows.length === 1 ? headlines.share : headlines.shares;
    if (all.length === 1) return headlines.only;
    if (order) return (limit ?? 1) > 1 ? headlines.several : headlines.first;
    if (isCourse(query)) return headlines.weeks;
    if (comparesMembers(query)) return headlines.compared;
    return measures[query.measure].good > 0 ? headlines.list : headlines.listOfBad;
  };
  return capital(fill(template(), values));
}

/** What rows are, several of them; promotions are those that ran in the query's weeks. */
function manyOf({ query: { by }, frame, names }: Context): string {
  const many = by.map((dimension) => dimensionName(dimension, frame.all.length)).join(' × ');
  return by.includes('promotion') ? fill(headlines.ran, { many, ...names }) : many;
}
