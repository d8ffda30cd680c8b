/** Colours of the drawn family, those of the style sheet by the same names. */
export const colour = {
  ink: '#0b1d2e',
  inkLine: '#1b4564',
  wall: '#10273c',
  board: '#1b4564',
  boardEdge: '#2f678f',
  paper: '#fbfaf7',
  sand: '#e8e3d8',
  coral: '#ff7a5c',
  coralLight: '#ff9479',
  coralDark: '#d9553a',
  teal: '#0b7a75',
  tealLight: '#5fd6c9',
  tealDark: '#075e5a',
  gold: '#f2b544',
  goldDark: '#d0932a',
  mist: '#b8c7d6',
} as const;

/** A place of a drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

export const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG with a size of its own, so that pages can keep its room. */
export function svg(width: number, height: number, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <title>${title}</title>
${content}
</svg>
`;
}

/** Content moved to a place, scaled around it. */
export function at([x, y]: Point, content: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${content}</g>`;
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const along = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return [along(0), along(1)];
}

function normalOf(curve: Curve, t: number): Point {
  const [before, after] = [pointOf(curve, Math.max(0, t - 0.01)), pointOf(curve, t + 0.01)];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/**
 * An arm along a curve, wide at its start and narrow at its tip, with suckers on one side.
 * @param widths half of its width at start and tip
 * @param side which side of the curve the suckers are on
 */
export function arm(curve: Curve, widths: readonly [number, number], side: 1 | -1 = 1): string {
  const steps = 18;
  const half = (t: number) => widths[0] + (widths[1] - widths[0]) * t ** 0.8;
  const edge = (sign: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      const [x, y] = pointOf(curve, t);
      const [nx, ny] = normalOf(curve, t);
      return `${round(x + sign * nx * half(t))} ${round(y + sign * ny * half(t))}`;
    });
  const [tipX, tipY] = pointOf(curve, 1);
  const outline = [...edge(1), ...edge(-1).reverse()].join(' ');
  const suckers = Array.from({ length: 7 }, (_, index) => {
    const t = 0.3 + index * 0.095;
    const [x, y] = pointOf(curve, t);
    const [nx, ny] = normalOf(curve, t);
    const offset = side * half(t) * 0.45;
    return `<circle cx="${round(x + nx * offset)}" cy="${round(y + ny * offset)}" r="${round(half(t) * 0.3)}"/>`;
  });
  return `<path fill="${colour.coral}" d="M${outline}Z"/><circle cx="${round(tipX)}" cy="${round(tipY)}" r="${round(widths[1])}" fill="${colour.coral}"/><g fill="${colour.coralDark}">${suckers.join('')}</g>`;
}
