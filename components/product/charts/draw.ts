import type { BarChart, LineChart, Look } from '@/lib/sample/answers/answer';
import type { Estimate } from '@/lib/sample/statistics';

/**
 * What drawing needs of a charting library. The server draws with d3 (d3-tools.ts); the demo
 * island brings its own few lines, because d3's scales and shapes weigh more than all its data.
 */
export type Tools = {
  /** A linear scale from a domain to a range. */
  readonly scale: (
    domain: readonly [number, number],
    range: readonly [number, number],
  ) => (value: number) => number;
  /** Round values, evenly spaced, about `count` of them, the ends at or beyond the domain's. */
  readonly ticks: (domain: readonly [number, number], count: number) => number[];
  /** The `d` of a path through points. */
  readonly line: (points: readonly (readonly [number, number])[]) => string;
  /** The `d` of the area between an upper and a lower line: x, y above, y below. */
  readonly area: (points: readonly (readonly [number, number, number])[]) => string;
};

/** A bar as drawn: lengths in per cent of the room. */
export type DrawnBar = {
  readonly label: string;
  readonly text: string;
  readonly look: Look;
  readonly start: number;
  readonly length: number;
  readonly whisker?: readonly [number, number];
};

export type BarDrawing = {
  readonly bars: readonly DrawnBar[];
  /** Where 0 stands; at the left edge unless values are negative. */
  readonly zero: number;
  readonly reference?: { readonly at: number; readonly label: string };
};

/** Per cent with one decimal, so that the HTML stays short. */
const short = (value: number): number => Math.round(value * 10) / 10;

/** Lays out bars from the lowest to the highest value, range or reference, 0 always among them. */
export function drawBars({ bars, reference }: BarChart, tools: Tools): BarDrawing {
  const values = [
    0,
    ...(reference ? [reference.value] : []),
    ...bars.flatMap(({ value, range }) => (range ? [value, range.low, range.high] : [value])),
  ];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = tools.scale([low, high === low ? low + 1 : high], [0, 100]);
  const zero = x(0);
  return {
    zero: short(zero),
    bars: bars.map(({ label, text, look, value, range }) => ({
      label,
      text,
      look,
      start: short(Math.min(zero, x(value))),
      length: short(Math.abs(x(value) - zero)),
      ...(range && { whisker: [short(x(range.low)), short(x(range.high))] as const }),
    })),
    ...(reference && { reference: { at: short(x(reference.value)), label: reference.label } }),
  };
}

/** The box that lines are drawn in; it is stretched to the room there is. */
export const box = { width: 1000, height: 400 } as const;

export type LineDrawing = {
  readonly lines: readonly { readonly label: string; readonly look: Look; readonly d: string }[];
  readonly band?: string;
  /** Labels of the value axis, from the top. */
  readonly ticks: readonly string[];
  /** Labels of the weeks axis, from the left. */
  readonly weeks: readonly string[];
};

/** Lays out weekly lines; the value axis need not start at 0. */
export function drawLines({ series, band, firstWeek }: LineChart, tools: Tools): LineDrawing {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const all = [...known, ...(band?.ranges.flatMap(({ low, high }) => [low, high]) ?? [])];
  const ticks = tools.ticks([Math.min(...all), Math.max(...all)], 4);
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const weeks = Math.max(...series.map(({ values }) => values.length));
  const x = tools.scale([0, weeks - 1], [0, box.width]);
  const y = tools.scale([bottom, top], [box.height, 0]);
  const at = (week: number) => Math.round(x(week));
  const height = (value: number) => Math.round(y(value));
  const digits = top - bottom < ticks.length ? 1 : 0;
  return {
    lines: series.map(({ label, look, values }) => ({
      label,
      look,
      d: tools.line(
        values.flatMap((value, week) =>
          value === undefined ? [] : [[at(week), height(value)] as const],
        ),
      ),
    })),
    ...(band && {
      band: tools.area(
        band.ranges.map(
          ({ low, high }, index) => [at(band.from + index), height(high), height(low)] as const,
        ),
      ),
    }),
    ticks: ticks.map((tick) => tick.toFixed(digits)).reverse(),
    weeks: [`Week ${firstWeek}`, `Week ${firstWeek + weeks - 1}`],
  };
}

/** A range as drawn, in per cent of the room; `zero` only where it is near. */
export type RangeDrawing = {
  readonly start: number;
  readonly length: number;
  readonly mid: number;
  readonly zero?: number;
};

/** Lays out a range with half its width around it, and 0 where it is not further off than that. */
export function drawRange({ low, mid, high }: Estimate, tools: Tools): RangeDrawing {
  const around = (high - low) / 2 || Math.abs(mid) / 2 || 1;
  const near = low - around * 3 < 0 && high + around * 3 > 0;
  const from = Math.min(low - around, near ? 0 : Infinity);
  const to = Math.max(high + around, near ? 0 : -Infinity);
  const x = tools.scale([from, to], [0, 100]);
  return {
    start: short(x(low)),
    length: short(x(high) - x(low)),
    mid: short(x(mid)),
    ...(near && { zero: short(x(0)) }),
  };
}
