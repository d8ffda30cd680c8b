import { arm, colour, round, type Curve } from './shapes';

/** How an octopus looks at what it does. */
export type Expression = {
  /** How far its pupils are from the middle of its eyes. */
  readonly gaze: readonly [x: number, y: number];
  /** How much of its eyes the lids cover, 0 to 1. */
  readonly lids: number;
};

/**
 * The head, 150 wide and 150 high, its middle at 0,0: the mark's dome with two eyes, each under a
 * lid.
 */
function head({ gaze, lids }: Expression): string {
  const lidEdge = 12 - 18 + 36 * lids;
  const lidHalf = round(Math.sqrt(18 ** 2 - (lidEdge - 12) ** 2));
  const eye = (x: number) =>
    `<circle cx="${x}" cy="12" r="17" fill="${colour.paper}"/>` +
    `<circle cx="${x + gaze[0]}" cy="${12 + gaze[1]}" r="9" fill="${colour.ink}"/>` +
    `<circle cx="${x + gaze[0] + 3}" cy="${9 + gaze[1]}" r="3" fill="${colour.paper}"/>` +
    `<path fill="${colour.coralDark}" d="M${x - lidHalf} ${round(lidEdge)}A18 18 0 0 1 ${x + lidHalf} ${round(lidEdge)}q${-lidHalf}-5 ${-2 * lidHalf} 0z"/>`;
  return (
    `<path fill="${colour.coral}" d="M-58 62C-84 10-78-80 0-80S84 10 58 62Q0 84-58 62z"/>` +
    `<path fill="${colour.coralDark}" d="M30 70Q46 68 58 62C84 10 78-80 0-80q60 14 54 90-4 40-24 60z" opacity=".35"/>` +
    `<path fill="${colour.coralLight}" d="M-46-34q10-28 34-34-12 14-18 36-8 10-16-2z"/>` +
    `<g fill="${colour.coralDark}"><circle cx="8" cy="-52" r="5"/><circle cx="24" cy="-40" r="3.5"/><circle cx="-4" cy="-38" r="3"/></g>` +
    eye(-27) +
    eye(27) +
    `<path stroke="${colour.ink}" stroke-width="4" d="M-9 44q9 7 18 0"/>`
  );
}

/**
 * An octopus: the arms of a pose behind and before its head.
 * @param behind arms that the head covers where they start
 */
export function octopus(
  expression: Expression,
  behind: readonly Curve[],
  before: readonly Curve[] = [],
): string {
  const drawArms = (curves: readonly Curve[]) =>
    curves.map((curve) => arm(curve, [17, 4.5], curve[3][0] < curve[0][0] ? -1 : 1)).join('');
  return drawArms(behind) + head(expression) + drawArms(before);
}

/** Where the arms start under the head, from left to right. */
export const roots = [-48, -34, -20, -7, 7, 20, 34, 48] as const;
const rootY = 56;

/**
 * An arm that hangs from a root and curls at its end.
 * @param reach how far to the side its tip is, to the left where negative
 * @param drop how far down
 */
export function hangingArm(root: number, reach: number, drop: number): Curve {
  const x = roots[root] ?? 0;
  return [
    [x, rootY],
    [x + reach * 0.1, rootY + drop * 0.7],
    [x + reach * 0.5, rootY + drop * 1.25],
    [x + reach, rootY + drop],
  ];
}

/** An arm from a root to a place, bent over a handle. */
export function reachingArm(root: number, handle: Curve[1], tip: Curve[3]): Curve {
  const x = roots[root] ?? 0;
  return [[x, rootY], [x + (x < 0 ? -50 : 50), rootY + 30], handle, tip];
}
