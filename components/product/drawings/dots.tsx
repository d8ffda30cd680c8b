import type { ReactNode } from 'react';
import { colours } from '@/lib/brand/colours';
import { pointOf, type Curve, type Point } from '@/lib/brand/curve';

export type Colour = keyof typeof colours;

/** The format of drawings that are files, 16 : 10: width and height in pixels. */
const DRAWING = { width: 640, height: 400 } as const;

/**
 * A drawing as it stands in a file, where no style sheet reaches.
 * @param props.ground none for one that lies on a section's own
 */
export function Drawing({
  ground,
  width = DRAWING.width,
  height = DRAWING.height,
  children,
}: {
  ground?: Colour;
  width?: number;
  height?: number;
  children: ReactNode;
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ground && <path fill={colours[ground]} d={`M0 0h${width}v${height}H0z`} />}
      {children}
    </svg>
  );
}

/**
 * A path as a line of dots: dashes of no length with round ends.
 * @param size diameter of a dot
 * @param gap from the middle of one dot to the next
 */
export function Dots({
  d,
  size,
  gap,
  colour,
}: {
  d: string;
  size: number;
  gap: number;
  colour: Colour;
}) {
  return (
    <path
      stroke={colours[colour]}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${round(gap)}`}
      d={d}
    />
  );
}

/** A line of rings: dots with a dot of the ground's colour on each. */
export function Rings({
  d,
  size,
  gap = size * 1.6,
  colour,
  ground,
}: {
  d: string;
  size: number;
  gap?: number;
  colour: Colour;
  ground: Colour;
}) {
  return (
    <>
      <Dots d={d} size={size} gap={gap} colour={colour} />
      <Dots d={d} size={size - 4} gap={gap} colour={ground} />
    </>
  );
}

/**
 * A curve as a line of dots that shrink along it, each with a gap that suits it: one path for
 * each size.
 * @param from diameter of its first dot
 * @param to diameter of its last dot
 */
export function TaperedDots({
  curve,
  from,
  to,
  colour,
}: {
  curve: Curve;
  from: number;
  to: number;
  colour: Colour;
}) {
  const bySize = new Map<number, string>();
  for (const { size, at } of dotsAlong(curve, from, to)) {
    bySize.set(size, `${bySize.get(size) ?? ''}M${pair(at)}h.1`);
  }
  return [...bySize].map(([size, d]) => (
    <path key={size} stroke={colours[colour]} strokeWidth={size} strokeLinecap="round" d={d} />
  ));
}

/** The dots of a curve: whole sizes, at distances along it measured by short chords. */
function dotsAlong(curve: Curve, from: number, to: number) {
  const steps = 300;
  const dots: { size: number; at: Point }[] = [];
  let last = pointOf(curve, 0);
  let left = 0;
  for (let step = 0; step <= steps; step += 1) {
    const at = pointOf(curve, step / steps);
    left -= Math.hypot(at[0] - last[0], at[1] - last[1]);
    last = at;
    if (left > 0) continue;
    const size = Math.round(from + ((to - from) * step) / steps);
    dots.push({ size, at });
    left = size * 1.75;
  }
  return dots;
}

/** A thin broken line, for a level that others are compared with. */
export function Level({ d }: { d: string }) {
  return <path stroke={colours['ink-900']} strokeWidth="2.5" strokeDasharray="7 8" d={d} />;
}

/** A level row of dots. The end is drawn a hair too long, or rounding would drop its last dot. */
export const rowOf = (x: number, y: number, count: number, gap: number) =>
  `M${round(x)} ${round(y)}h${round((count - 1) * gap) + 0.1}`;

/** An upright column of dots, from below. */
export const columnOf = (x: number, y: number, count: number, gap: number) =>
  `M${round(x)} ${round(y)}v${-round((count - 1) * gap) - 0.1}`;

/** A curve that leaves and arrives level. */
export function acrossTo([x1, y1]: Point, [x2, y2]: Point): Curve {
  const middle = (x1 + x2) / 2;
  return [
    [x1, y1],
    [middle, y1],
    [middle, y2],
    [x2, y2],
  ];
}

export const curvePath = ([a, b, c, d]: Curve) => `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;

export const round = (value: number) => Math.round(value * 10) / 10;

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
