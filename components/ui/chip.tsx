import type { ReactNode } from 'react';

const tones = {
  teal: 'bg-teal-100 text-teal-600',
  coral: 'bg-coral-600 text-white',
  gold: 'bg-gold-400 text-ink-900',
  ink: 'bg-ink-800 text-mist',
  sand: 'border border-edge bg-white text-muted',
} as const;

export type ChipTone = keyof typeof tones;

/**
 * A short label: a category, a badge, 'Sample data'.
 * @param isDense whether it is as small as the words of an application's window
 */
export function Chip({
  tone = 'teal',
  isDense,
  children,
}: {
  tone?: ChipTone | undefined;
  isDense?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center rounded-control px-2 py-0.5 font-semibold ${isDense ? '' : 'text-tiny'} ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
