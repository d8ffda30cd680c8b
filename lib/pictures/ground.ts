import type { Motif } from './motif';
/** The ground of a picture as SVG. */
export function ground(motif: Motif): string {
  return motif;
}
