import type { Dataset, Line, Period } from '../data/dataset';
import type { Estimate } from './figures/statistics';
import type { Formula, Slice } from './slice';

/**
 * One figure of the sample brand, defined once: to add a measure, add an entry to `measures`.
 * Everything else (rows, reasons, answers, questions, the demo's parts) reads this record.
 */
export type Measure = {
  /** Its name inside a sentence. */
  readonly name: string;
  /** What it is and how it is computed, in one or two sentences. */
  readonly definition: string;
  readonly unit: 'money' | 'share' | 'weeks' | 'count' | 'rupees';
  /** Over what it adds up: weeks and lines, lines only (a state at an end), or nothing. */
  readonly adds: 'weeks' | 'lines' | 'no';
  /** Whether more of it is good. */
  readonly good: 1 | -1;
  readonly value: Formula;
  /** Makes it a ratio: what is divided by what. */
  readonly ratio?: { readonly over: Formula; readonly under: Formula };
  /** How far off its value may be, where that is an estimate: the middle 80 %. */
  readonly range?: (slice: Slice) => Estimate;
  /** How far off its relative growth may be: the middle 80 %. */
  readonly growthRange?: (lines: readonly Line[], now: Period, past: Period) => Estimate;
  /** Whether there is a plan of it: what it was in the first half, and the growth planned. */
  readonly hasPlan?: true;
  /** The value that decides between good and bad, and its name. */
  readonly target?: { readonly value: (data: Dataset) => number; readonly name: string };
  /** Whether it is one of promotions, and only of the weeks in which they run. */
  readonly isOfPromotions?: true;
  /** Whether it is counted of the products and weeks of promotions, too. */
  readonly hasPromotions?: true;
  /** Whether a straight line through its weeks may be drawn on. */
  readonly hasForecast?: true;
  /** What else explains a change of it, beside its members. */
  readonly drivers?: readonly { readonly name: string; readonly value: Formula }[];
};
