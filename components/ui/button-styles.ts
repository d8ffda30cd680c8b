/** What every button has: a target of at least 44 px, and its states; none on paper. */
const base =
  'inline-flex print:hidden min-h-12 items-center justify-center gap-2 rounded-control px-3 py-2 sm:px-5 text-center text-base font-semibold';

/**
 * The looks of buttons and of links that act as one.
 * accent: the next step, one a view · ghost: beside it on ink · outline: beside it on paper ·
 * solid: the next step on a colour
 */
export const buttonStyles = {
  accent: `${base} bg-coral-400 text-ink-900 hover:bg-coral-300 active:bg-coral-400`,
  ghost: `${base} border border-mist-dim text-white hover:border-white hover:bg-ink-800 active:bg-ink-700`,
  outline: `${base} border border-edge text-ink-900 hover:border-ink-900 hover:bg-white active:bg-sand`,
  solid: `${base} bg-ink-900 text-white hover:bg-ink-700 active:bg-ink-900`,
} as const;

export type ButtonTone = keyof typeof buttonStyles;
