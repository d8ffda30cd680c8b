import { colours } from '@/lib/brand/colours';
import { markElements } from '@/lib/brand/mark';
import type { MotifName } from '@/content/schema';
import { pointOf, type Curve } from '@/lib/brand/curve';
import { box, dot } from './shapes';
import { sketches } from './sketches';
import { panel } from './sketches/panel';

/**
 * Everything of a social picture but its words, as an SVG of 1200×630: the dark ground, the mark,
 * the eight arms of dots, and the sketch that belongs to the page.
 */
export function ground(motif: MotifName): string {
  const picture =
    motif === 'arms'
      ? homePicture()
      : `${armsTo({ x: 700, y: 474, spread: 17 })}${panelGround()}${sketches[motif]()}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><radialGradient id="glow" cx="0.78" cy="0.05" r="0.8"><stop offset="0" stop-color="${colours['ink-700']}"/><stop offset="0.5" stop-color="${colours['ink-800']}" stop-opacity="0.7"/><stop offset="1" stop-color="${colours['ink-900']}" stop-opacity="0"/></radialGradient><filter id="shade" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="28"/></filter></defs><rect width="1200" height="630" fill="${colours['ink-900']}"/><rect width="1200" height="630" fill="url(#glow)"/><g transform="translate(68 50) scale(1.45)">${markElements(colours['coral-400'])}</g>${picture}</svg>`;
}

// ─── The eight arms ─────────────────────────────────────────────────────────────────────────────

const armColours = [
  colours['ink-700'],
  colours['teal-600'],
  colours['coral-400'],
  colours['ink-700'],
  colours['teal-300'],
  colours['teal-600'],
  colours['coral-400'],
  colours['ink-700'],
] as const;

/** The largest dot's radius in pixels. Dots shrink to a quarter of it on their way. */
const largest = 8;

/** One arm: dots along a curve, large where it starts and small where it ends. */
function arm(curve: Curve, colour: string, start: number): string {
  const dots: string[] = [];
  let sinceLast = start;
  let before = pointOf(curve, 0);
  for (let t = 0; t <= 1; t += 0.002) {
    const here = pointOf(curve, t);
    sinceLast += Math.hypot(here[0] - before[0], here[1] - before[1]);
    before = here;
    const radius = largest * (1 - 0.75 * t);
    // The gap shrinks with the dots, so that an arm is equally dense everywhere.
    if (sinceLast >= radius * 3.1) {
      dots.push(dot(here[0], here[1], radius, colour, 0.95 - 0.4 * t));
      sinceLast = 0;
    }
  }
  return dots.join('');
}

/** Eight arms from the lower left edge, below the words, up to a place on the right. */
function armsTo(place: {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}): string {
  return armColours
    .map((colour, index) => {
      const curve: Curve = [
        [-40, 546 + index * 18],
        [250, 560 + index * 15],
        [place.x - 190 + index * 16, 656 - index * 2],
        [place.x + index * place.spread, place.y - index * 3],
      ];
      return arm(curve, colour, index % 2 === 0 ? 0 : 12);
    })
    .join('');
}

/** Home: the octopus itself, with eight arms of dots flowing into it. */
function homePicture(): string {
  return `${armsTo({ x: 806, y: 420, spread: 38 })}<g transform="translate(756 92) scale(11.8)">${markElements(colours['coral-400'])}</g>`;
}

// ─── The panel ───────────────────────────────────────────────────────────────────────────────────

function panelGround(): string {
  const { x, y, width, height } = panel;
  return (
    `<rect x="${x + 14}" y="${y + 34}" width="${width - 28}" height="${height - 10}" rx="22" fill="#030a12" opacity="0.55" filter="url(#shade)"/>` +
    box(x, y, width, height, { radius: 22, fill: colours.paper })
  );
}
