import { colours } from '@/lib/brand/colours';
import { bar, box } from '../shapes';

/** Where the panel of a sketch is, in pixels of the picture. */
export const panel = { x: 700, y: 112, width: 428, height: 406 } as const;

/** Bars that stand for lines of text. */
export function textBars(
  x: number,
  y: number,
  widths: readonly number[],
  colour: string = colours.line,
) {
  return widths.map((width, index) => bar(x, y + index * 24, width, 10, colour)).join('');
}

/** A white card with a hairline. */
export function card(x: number, y: number, width: number, height: number, radius: number) {
  return box(x, y, width, height, { radius, fill: colours.white, edge: colours.line });
}

/** The columns of a chart, from the left on one foot. */
export function columns(
  {
    x,
    foot,
    step,
    width,
    radius,
  }: Readonly<Record<'x' | 'foot' | 'step' | 'width' | 'radius', number>>,
  heights: readonly number[],
  fillOf: (index: number) => string,
) {
  return heights
    .map((height, index) =>
      box(x + index * step, foot - height, width, height, { radius, fill: fillOf(index) }),
    )
    .join('');
}

export const { x: left, y: top } = panel;
export const right = panel.x + panel.width;
export const bottom = panel.y + panel.height;
