import { fillTemplate } from '@/lib/base/fill';
import { type Measure, type MeasureId, measures } from '../engine/measures';
import type { Query } from '../engine/query';
import type { QueryResult, Row } from '../engine/run';
import {
  type Precision,
  type Unit,
  type NumberFormatter,
  formatAmount,
  formatNumber,
  formatPercent,
  formatRupees,
  formatSignedPercent,
  unitOf,
  formatWeeks,
  withPlus,
} from '../engine/format';
import { answerTexts } from './answer-texts';

const { units, values: texts } = answerTexts;

/** A sentence or a title begins with a capital letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of sentences, without those that do not apply. */
export const joinSentences = (...sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

/** Decimals of counts: the means of some have one. */
const countDecimals = (counts: readonly number[]) => (counts.every(Number.isInteger) ? 0 : 1);

const unitTexts: Readonly<Record<Measure['unit'], NumberFormatter>> = {
  money: formatAmount,
  share: (value, { more = 0 } = {}) => formatPercent(value, 1 + more),
  perRupee: (value, { more = 0 } = {}) => formatRupees(value, more),
  weeks: (value, { more = 0 } = {}) => formatWeeks(value, more),
  shelfWeeks: (value) =>
    fillTemplate(Math.abs(value) === 1 ? texts.shelfWeek : texts.shelfWeeks, {
      value: formatNumber(value, countDecimals([value])),
    }),
};

export const formatValue = (measure: MeasureId, value: number, precision?: Precision): string =>
  unitTexts[measures[measure].unit](value, precision);

/** A difference of two values, with its sign: of shares in points. */
export const formatDifference = (measure: MeasureId, value: number): string =>
  withPlus(
    measures[measure].unit === 'share'
      ? fillTemplate(texts.points, { points: formatNumber(value * 100, 1) })
      : formatValue(measure, value),
  );

/** Whether a written figure is more than zeros: what does not show is no change. */
export const isVisible = (text: string): boolean => /[1-9]/.test(text);

/** A written difference without its sign, as it stands behind 'rose by' and 'fell by'. */
export const withoutSign = (text: string): string => text.replace(/^[+−]/, '');

/** Up to how many times the base a change is told in per cent: '+1,561.7%' tells nobody anything. */
const MAX_TIMES = 10;

/** How far a value changed: in per cent where that says something, else as a difference. */
export const formatChange = (measure: MeasureId, value: number, base: number): string =>
  measures[measure].unit === 'money' && base > 0 && value < MAX_TIMES * base
    ? formatSignedPercent(value / base - 1)
    : formatDifference(measure, value - base);

/** How far a value lies from its plan, or from a target: 'Rs 5 lakh below plan'. */
export function distanceText(measure: MeasureId, value: number, base: string = texts.plan): string {
  const text = withoutSign(formatDifference(measure, value));
  if (!isVisible(text)) return fillTemplate(texts.near, { base });
  return fillTemplate(value < 0 ? texts.below : texts.above, { value: text, base });
}

export function rowText(
  { measure, versus }: Query,
  { figureKind }: QueryResult,
  { figure }: Row,
): string {
  if (figureKind === 'share') return formatPercent(figure);
  if (figureKind === 'rate') return formatSignedPercent(figure);
  if (figureKind === 'difference') {
    return versus === 'past' ? formatDifference(measure, figure) : distanceText(measure, figure);
  }
  return formatValue(measure, figure);
}

/**
 * The scale on which a chart or a table writes values of a measure, or what the rows of a result show
 * of it: shares and rates in per cent, differences of shares in points.
 */
export function scaleFor(
  measure: MeasureId,
  values: readonly number[],
  figureKind: QueryResult['figureKind'] = 'value',
): Unit {
  const isRelative = figureKind === 'rate' || figureKind === 'share';
  const unit = isRelative ? 'share' : measures[measure].unit;
  if (unit === 'money') return unitOf(values);
  const isShare = unit === 'share';
  const decimals = { share: 1, weeks: 1, perRupee: 2, shelfWeeks: countDecimals(values) }[unit];
  const of = (value: number) => (isShare ? value * 100 : value);
  const text = (value: number) => formatNumber(of(value), decimals);
  return {
    name: isShare && figureKind === 'difference' ? units.points : units[unit],
    of,
    text,
    signed: (value) => withPlus(text(value)),
  };
}
