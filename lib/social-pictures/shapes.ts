import type { Point } from '@/lib/brand/curve';

/** A colour, as SVG writes it. */
type Paint = string;

/** A number as short as it can be written without a visible difference. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** A rectangle with round corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  { radius = 0, fill, edge }: { radius?: number; fill: Paint; edge?: Paint },
): string {
  const stroke = edge === undefined ? '' : ` stroke="${edge}" stroke-width="2"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="${fill}"${stroke}/>`;
}

/** A bar with fully round ends: a line of text in a sketch, or a bar of a chart. */
export function bar(x: number, y: number, width: number, height: number, fill: Paint): string {
  return box(x, y, width, height, { radius: height / 2, fill });
}

export function dot(x: number, y: number, radius: number, fill: Paint, opacity = 1): string {
  const see = opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${see}/>`;
}

/** An open line. */
export function line(d: string, colour: Paint, width = 4, dashes?: string): string {
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`;
}

export function shape(d: string, fill: Paint, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A smooth line through points, as a path: each piece bends at half of its width. */
export function smooth(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${short(x)} ${short(y)}`;
      const middle = (before[0] + x) / 2;
      return `C${short(middle)} ${short(before[1])} ${short(middle)} ${short(y)} ${short(x)} ${short(y)}`;
    })
    .join('');
}
