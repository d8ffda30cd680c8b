import { hangingArm } from './octopus';
import { pack } from './packs';
import { arm, at, colour, svg } from './shapes';

export const tint = { teal: '#e6f4f2', gold: '#fcf1da', coral: '#fde8e2', pen: '#c93a22' } as const;

/** A cover: what it shows on a ground of 640 by 400. */
export function cover(title: string, ground: string, content: string): string {
  return svg(640, 400, title, `<path fill="${ground}" d="M0 0h640v400H0z"/>${content}`);
}

export const board = (x: number, y: number, width: number) =>
  `<path fill="${colour.boardEdge}" d="M${x} ${y}h${width}v5h-${width}z"/><path fill="${colour.board}" d="M${x} ${y + 5}h${width}v8h-${width}z"/>`;

/** Where a pack is missing: its outline, on its middle at the foot. */
export const gap = (x: number, y: number, width: number, height: number, stroke: string) =>
  `<rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height}" rx="5" stroke="${stroke}" stroke-width="2" stroke-dasharray="5 5"/>`;

/** Large enough to read where a cover is as narrow as a phone’s column. */
export const label = (x: number, y: number, words: string, size = 37, fill: string = colour.ink) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}">${words}</text>`;

export type Tone = Parameters<typeof pack>[1];

/** Cans one on the other, from the foot. */
export const stack = (x: number, foot: number, count: number, tone: Tone) =>
  Array.from({ length: count }, (_, index) =>
    at([x, foot - index * 40], pack('can', tone), 0.6),
  ).join('');

/**
 * Two sheets of paper, before and after, each drawn on its own 250 by 320.
 * @param words what stands on each; nothing where the picture is shown too small to read it
 */
export function beforeAndAfter(
  title: string,
  ground: string,
  before: string,
  after: string,
  words: readonly [before: string, after: string] | readonly [] = ['before', 'after'],
): string {
  const paper = (word: string | undefined, content: string) =>
    `<path fill="${colour.ink}" opacity=".08" d="M8 8h250v320H8z"/><path fill="#fff" d="M0 0h250v320H0z"/>${word ? label(24, 48, word) : ''}${content}`;
  return cover(
    title,
    ground,
    `<g transform="translate(36 46) rotate(-2)">${paper(words[0], before)}</g>` +
      `<g transform="translate(352 36) rotate(1.5)">${paper(words[1], after)}</g>`,
  );
}

/** Three boards of bottles, spread over their boards, and the places that are empty. */
export const threeBoards = (counts: readonly number[], tone: Tone) =>
  counts
    .map((count, row) => {
      const y = 134 + row * 82;
      return (
        Array.from({ length: Math.max(count, 3) }, (_, place) => {
          const x = 38 + place * (count > 3 ? 36 : 72);
          return place < count
            ? at([x, y], pack('bottle', place > 2 ? 'coral' : tone), 0.62)
            : gap(x, y, 22, 60, tint.pen);
        }).join('') + board(16, y, 218)
      );
    })
    .join('');
export const hangsOf = (...roots: readonly number[]) =>
  roots.map((root) => hangingArm(root, [-70, -54, -26, -8, 8, 26, 54, 70][root] ?? 0, 78));
export const grip = (curve: Parameters<typeof arm>[0], side: 1 | -1) => arm(curve, [16, 6], side);
