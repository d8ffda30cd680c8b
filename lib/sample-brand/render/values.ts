import { fill } from '@/lib/fill';
import { type MeasureId, measures } from '../engine/measures';
import type { Threshold, Query } from '../engine/query';
import type { Frame, Row } from '../engine/run';
import { isSame } from '../figures/statistics';
import {
  type Unit,
  amount,
  number,
  percent,
  rupees,
  signedPercent,
  unitOf,
  withPlus,
} from '../format';
import { answerTexts } from '../texts/answers';

const { units, values, columns } = answerTexts;

/** A sentence or a title begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of sentences, without those that do not apply. */
export const joinSentences = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

/** Decimals of counts: the means of some have one. */
const countDecimals = (counts: readonly number[]) => (counts.every(Number.isInteger) ? 0 : 1);

/** A value of a measure, with its unit. */
export function valueText(measure: MeasureId, value: number): string {
  const { unit } = measures[measure];
  if (unit === 'money') return amount(value);
  if (unit === 'share') return percent(value);
  if (unit === 'rupees') return rupees(value);
  if (unit === 'weeks') return fill(values.weeks, { value: number(value, 1) });
  return fill(Math.abs(value) === 1 ? values.shelfWeek : values.shelfWeeks, {
    value: number(value, countDecimals([value])),
  });
}

/** A difference of two values, with its sign: of shares in points. */
export const differenceText = (measure: MeasureId, value: number): string =>
  withPlus(
    measures[measure].unit === 'share'
      ? fill(values.points, { points: number(value * 100, 1) })
      : valueText(measure, value),
  );

/** Whether a written figure is more than zeros: what does not show is no change. */
export const isVisible = (text: string): boolean => /[1-9]/.test(text);

/** A written difference without its sign, as it stands behind 'rose by' and 'fell by'. */
export const withoutSign = (text: string): string => text.replace(/^[+−]/, '');

/** Up to how many times the base a change is told in per cent: '+1,561.7%' tells nobody anything. */
const MOST_TIMES = 10;

/** How far a value changed: in per cent where that says something, else as a difference. */
export const changeText = (measure: MeasureId, value: number, base: number): string =>
  measures[measure].unit === 'money' && base > 0 && value < MOST_TIMES * base
    ? signedPercent(value / base - 1)
    : differenceText(measure, value - base);

/** How far a value lies from its plan or target: 'Rs 5 lakh below plan'. */
export function distanceText(
  { measure, versus }: Pick<Query, 'measure' | 'versus'>,
  value: number,
): string {
  const { target } = measures[measure];
  const base = versus === 'target' && target ? target.name : columns.plan.toLowerCase();
  const text = withoutSign(differenceText(measure, Math.abs(value)));
  if (!isVisible(text)) {
    const near = value < 0 ? values.justBelow : values.justAbove;
    return fill(isSame(value, 0) ? values.on : near, { base });
  }
  return fill(value < 0 ? values.below : values.above, { value: text, base });
}

/**
 * What a row shows, as text.
 * @param threshold a limit that the row lies beyond: written with a digit more where it would look
 *   the same
 */
export function rowText(
  query: Query,
  { figureKind }: Pick<Frame, 'figureKind'>,
  row: Row,
  threshold?: Threshold,
): string {
  if (figureKind === 'share') return percent(row.figure);
  if (figureKind === 'rate') return signedPercent(row.figure);
  if (figureKind === 'difference') {
    return query.versus === 'past'
      ? differenceText(query.measure, row.figure)
      : distanceText(query, row.figure);
  }
  const text = valueText(query.measure, row.value);
  const isAtLimit = threshold !== undefined && text === valueText(query.measure, threshold.value);
  if (isAtLimit && measures[query.measure].unit === 'weeks') {
    return fill(values.weeks, { value: number(row.value, 2) });
  }
  const isPerWeek = query.as === 'average' && measures[query.measure].adds === 'weeks';
  return isPerWeek ? fill(values.perWeek, { value: text }) : text;
}

/** The scale that suits a measure and the largest of some values. */
export function scaleOf(measure: MeasureId, some: readonly number[]): Unit {
  const { unit } = measures[measure];
  if (unit === 'money') return unitOf(some);
  const decimals = unit === 'count' ? countDecimals(some) : unit === 'rupees' ? 2 : 1;
  const of = (value: number) => (unit === 'share' ? value * 100 : value);
  const text = (value: number) => number(of(value), decimals);
  return { name: units[unit], of, text, signed: (value) => withPlus(text(value)) };
}

/** The scale of differences: of shares, points. */
export function differenceScale(measure: MeasureId, some: readonly number[]): Unit {
  const scale = scaleOf(measure, some);
  return measures[measure].unit === 'share' ? { ...scale, name: units.points } : scale;
}

/** The scale of what rows show: per cent for rates and shares, else the measure's. */
export function rowScale(
  { measure }: Query,
  figureKind: Frame['figureKind'],
  some: readonly number[],
): Unit {
  if (figureKind === 'difference') return differenceScale(measure, some);
  return scaleOf(figureKind === 'value' ? measure : 'marginRate', some);
}

/** Whether a row calls for action: it is on the bad side of nothing, or of its target. */
export function isBad(
  query: Query,
  figureKind: Frame['figureKind'],
  row: Row,
  target?: number,
): boolean {
  const { good } = measures[query.measure];
  if (figureKind === 'rate' || figureKind === 'difference') return row.figure * good < 0;
  return figureKind === 'value' && target !== undefined && (row.value - target) * good < 0;
}
