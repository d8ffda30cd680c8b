import type { Estimate } from '../engine/figures/statistics';
import type { DemoRequest } from '../ask/request';

/** A bar, drawn from 0 to `value`, with a whisker over its range. */
export type Bar = {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly range?: Estimate;
  /** Whether it is a loss, or on the wrong side of the mark. */
  readonly isBad: boolean;
  /** Whether the answer names it; all others step back then. */
  readonly isHighlighted?: boolean;
};

/** A value that decides, and its name: no change, or break-even. */
export type ReferenceLine = { readonly value: number; readonly label: string };

/** Bars, most important first; a value may be negative. */
export type BarChart = {
  readonly kind: 'bars';
  readonly title: string;
  readonly bars: readonly Bar[];
  /** A line to compare with, such as break-even. */
  readonly reference?: ReferenceLine;
  /** What the whiskers stand for: a chance, or what was assumed. */
  readonly whiskerNote: string;
};

/** Weekly lines. A value that is not there leaves a gap. */
export type LineChart = {
  readonly kind: 'lines';
  readonly title: string;
  readonly firstWeek: number;
  readonly series: readonly {
    readonly label: string;
    /** What the answer is about, what was measured, or a line to compare with. */
    readonly tone: 'main' | 'plain' | 'faint';
    readonly values: readonly (number | undefined)[];
  }[];
  /** The range of the weeks that start at `from` (counted from 0). */
  readonly band?: { readonly from: number; readonly ranges: readonly Estimate[] };
  /** Indices of values whose weeks ended with an empty shelf. */
  readonly emptyWeeks?: readonly number[];
};

/** The numbers behind an answer. The first column names the row. */
export type DataTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the last row is the sum of those above it. */
  readonly hasTotal?: boolean;
};

/** How sure the main number is: as text, and as values to draw. */
export type AnswerRange = {
  readonly label: string;
  /** What the range promises: a chance, or what the ends assume. */
  readonly promise: string;
  readonly estimate: Estimate;
  readonly mark?: ReferenceLine;
  /** The three values as written, and its edges together: nothing where they are one. */
  readonly text: Readonly<Record<keyof Estimate, string>>;
  readonly span: string;
};

export type Answer = {
  /** The question in words. */
  readonly question: string;
  readonly headline: string;
  /** Of which weeks, and a sentence or two more: how much, why, what next. */
  readonly detail: string;
  /** Absent where there is nothing to draw: a definition, a list of what there is. */
  readonly chart?: BarChart | LineChart;
  /** The weeks of the single item that the detail names, where its shelf was empty. */
  readonly itemChart?: LineChart;
  readonly table?: DataTable;
  readonly range?: AnswerRange;
  readonly method: string;
  /** What to ask next: each keeps the subject. */
  readonly followUps: readonly DemoRequest[];
};

/** What differs with how a measure is shown. */
export type AnswerParts = Omit<Answer, 'question' | 'method' | 'followUps' | 'itemChart'>;
