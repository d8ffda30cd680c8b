import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import type { BarChart, LineChart } from '@/lib/sample-brand/answers/answer';
import { fillTemplate } from '@/lib/base/fill';
import { areaPath, linearScale, linePath, ticks as roundTicks } from './shapes';

/** Per cent to the tenth: finer than a screen's dot, and short. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Lays out bars from the lowest to the highest value, range or reference, 0 always among them.
 * Places and lengths are in per cent of the room; 0 stands at the left edge unless values are negative.
 */
export function layOutBars({ bars, reference }: Partial<BarChart> & Pick<BarChart, 'bars'>) {
  const values = [
    0,
    ...(reference ? [reference.value] : []),
    ...bars.flatMap(({ value, range }) => (range ? [value, range.low, range.high] : [value])),
  ];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const scale = linearScale([low, high === low ? low + 1 : high], [0, 100]);
  const x = (value: number) => roundToTenth(scale(value));
  const zero = x(0);
  const hasNamed = bars.some(({ isHighlighted }) => isHighlighted);
  return {
    zero,
    bars: bars.map(({ label, text, value, range, isBad, isHighlighted }) => ({
      label,
      text,
      isBad,
      isFaded: hasNamed && !isHighlighted,
      start: Math.min(zero, x(value)),
      length: roundToTenth(Math.abs(x(value) - zero)),
      ...(range && {
        whisker: { start: x(range.low), end: x(range.high) },
      }),
    })),
    ...(reference && { reference: { at: x(reference.value), label: reference.label } }),
  };
}

/** The box that lines are drawn in; it is stretched to the room there is. */
export const lineBox = { width: 1000, height: 400 } as const;

/**
 * Lays out weekly lines; the value axis is labelled from the top.
 * @param marks values that the axis, which need not start at 0, has to have room for, too
 * @param steps about how many the axis has
 */
export function layOutLines(
  { series, band, emptyWeeks = [], firstWeek }: LineChart,
  marks: readonly number[] = [],
  steps = 4,
) {
  const ends = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const all = [...marks, ...ends, ...(band?.ranges.flatMap(({ low, high }) => [low, high]) ?? [])];
  const ticks = roundTicks([Math.min(...all), Math.max(...all)], steps);
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const weeks = Math.max(...series.map(({ values }) => values.length));
  const x = linearScale([0, weeks - 1], [0, lineBox.width]);
  const y = linearScale([bottom, top], [lineBox.height, 0]);
  const firsts = emptyWeeks.filter((week) => !emptyWeeks.includes(week - 1));
  const lasts = emptyWeeks.filter((week) => !emptyWeeks.includes(week + 1));
  const at = (week: number) => Math.round(x(Math.max(0, week)));
  // As many decimals as the step between two labels needs.
  const step = (ticks[1] ?? top) - bottom;
  const digits = Math.max(0, -Math.floor(Math.log10(step || 1)));
  return {
    lines: series.map(({ label, tone, values }) => ({
      label,
      tone,
      d: linePath(
        values.flatMap((value, week) =>
          value === undefined ? [] : [[x(week), y(value)] as const],
        ),
      ),
    })),
    ...(band && {
      band: areaPath(
        band.ranges.map(({ low, high }, index) => [x(band.from + index), y(high), y(low)] as const),
      ),
    }),
    empty: firsts.map((week, run) => `M${at(week - 1)} 200H${at(lasts[run] ?? 0)}`).join(''),
    grid: ticks.map((tick) => `M0,${Math.round(y(tick))}H${lineBox.width}`).join(''),
    ticks: ticks.map((tick) => tick.toFixed(digits)).reverse(),
    weeks: [firstWeek, firstWeek + weeks - 1].map((week) =>
      fillTemplate(figureTexts.week, { week }),
    ),
  };
}
