import { answers, vocabulary } from '@/words';
import { fill } from '@/lib/fill';
import type { Dataset, Period } from '../dataset';
import {
  type Unit,
  amount,
  inSentence,
  listed,
  number,
  percent,
  rupees,
  signedAmount,
  signedPercent,
  unitOf,
  withPlus,
} from '../format';
import { type MeasureId, isOfPlan, measures } from '../query/measures';
import {
  type Dimension,
  type Query,
  type Row,
  type Where,
  changesByRate,
  places,
} from '../query/query';

/** A measure's name inside a sentence. */
export const measureName = (id: MeasureId): string =>
  id in vocabulary.measures ? vocabulary.measures[id as keyof typeof vocabulary.measures].name : id;

/** A sentence or a title begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The places that a query is kept to: ' of lemon soda in general trade in the East'. */
export function scopeOf(where: Where, except: readonly Dimension[] = []): string {
  return places
    .toSorted((a, b) => Number(b === 'product') - Number(a === 'product'))
    .filter((place) => !except.includes(place))
    .map((place) => {
      const names = where[place];
      const quoted = (name: string) => (place === 'promotion' ? `“${name}”` : inSentence(name));
      const kept = place === 'region' ? names : names?.map(quoted);
      return kept ? ` ${fill(answers.scope[place], { names: listed(kept) })}` : '';
    })
    .join('');
}

/** Weeks as a sentence names them: 'the last 13 weeks'. */
export function periodName({ weeks: all }: Pick<Dataset, 'weeks'>, { from, to }: Period): string {
  const { periods } = answers;
  const weeks = to - from;
  if (weeks === all) return fill(periods.all, { weeks });
  if (weeks === 1) return fill(periods.one, { from: to });
  if (to === all) return fill(periods.last, { weeks });
  return fill(from === 0 ? periods.first : periods.some, { weeks, from: from + 1, to });
}

/** A value of a measure. */
export function written(measure: MeasureId, value: number): string {
  const { values } = answers;
  const size = Math.abs(value);
  if (isOfPlan(measure)) {
    const text = measure === 'gap' ? amount(size) : percent(size);
    if (!/[1-9]/.test(text)) return values.onPlan;
    return fill(value < 0 ? values.belowPlan : values.abovePlan, { value: text });
  }
  const { unit } = measures[measure];
  if (unit === 'money') return amount(value);
  if (unit === 'share') return percent(value);
  if (unit === 'rupees') return rupees(value);
  return unit === 'weeks' ? fill(values.weeks, { value: number(value, 1) }) : number(value);
}

/** A difference of two values, with its sign. */
export function difference(measure: MeasureId, value: number): string {
  const { unit } = measures[measure];
  if (unit === 'money') return signedAmount(value);
  if (unit === 'share') {
    return fill(answers.values.points, { points: withPlus(number(value * 100, 1)) });
  }
  return withPlus(
    unit === 'rupees' ? rupees(value) : unit === 'count' ? number(value) : number(value, 1),
  );
}

/** The change of a row: in per cent where that says something, else as a difference. */
export function changeOf(measure: MeasureId, { now, before }: Pick<Row, 'now' | 'before'>): string {
  if (before === undefined) return '';
  const byRate = changesByRate(measure) && before > 0;
  return byRate ? signedPercent(now / before - 1) : difference(measure, now - before);
}

/** What a row shows, as text. */
export function shownText({ measure, show, perWeek }: Query, row: Row): string {
  if (show === 'change') return changeOf(measure, row);
  if (show === 'share') return percent(row.value);
  if (show === 'trend')
    return fill(answers.values.perWeek, { value: difference(measure, row.value) });
  const text = written(measure, row.value);
  return perWeek ? fill(answers.values.perWeek, { value: text }) : text;
}

/** The scale that suits a measure and the largest of some values. */
export function scaleOf(measure: MeasureId, values: readonly number[]): Unit {
  const { unit } = measures[measure];
  if (unit === 'money') return unitOf(values);
  const decimals = unit === 'count' ? 0 : unit === 'rupees' ? 2 : 1;
  const of = (value: number) => (unit === 'share' ? value * 100 : value);
  const text = (value: number) => number(of(value), decimals);
  return { name: answers.units[unit], of, text, signed: (value) => withPlus(text(value)) };
}

/** The sentence that says what is counted, of which weeks, or at their end. */
export const periodSentence = (
  measure: MeasureId,
  names: Readonly<Record<string, string>>,
): string =>
  capital(
    fill(
      measure === 'stock' || measure === 'cover'
        ? answers.details.periodEnd
        : answers.details.period,
      names,
    ),
  );

/** A text of sentences, without those that do not apply. */
export const sentences = (...some: readonly (string | false | undefined)[]): string =>
  some.filter(Boolean).join(' ');
