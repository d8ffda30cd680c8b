import { colours } from '@/lib/brand/colours';
import { bar } from '../shapes';

/** Where the panel of a sketch is, in pixels of the picture. */
export const panel = { x: 700, y: 112, width: 428, height: 406 } as const;

/** Bars that stand for lines of text. */
export function words(
  x: number,
  y: number,
  widths: readonly number[],
  colour: string = colours.line,
) {
  return widths.map((width, index) => bar(x, y + index * 24, width, 10, colour)).join('');
}

export const { x: left, y: top } = panel;
export const right = panel.x + panel.width;
export const bottom = panel.y + panel.height;
