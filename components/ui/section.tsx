import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';

const grounds = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  white: 'bg-white',
  ink: 'on-ink bg-ink-900 text-mist',
} as const;

/** The colour a section stands on. */
export type Ground = keyof typeof grounds;

const spaces = {
  full: 'py-section',
  /** Follows a section on the same ground: no second gap between them. */
  after: 'pb-section',
  strip: 'py-10',
} as const;

/** A full-width block of a page: its ground, its rhythm and the page's measure. */
export function Section({
  id,
  ground = 'paper',
  space = 'full',
  children,
}: {
  /** The anchor that links lead to. */
  id?: string;
  ground?: Ground;
  space?: keyof typeof spaces;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`relative overflow-clip ${grounds[ground]} ${spaces[space]}`}>
      <div className="relative mx-auto max-w-page px-gutter xl:px-0">{children}</div>
    </section>
  );
}

/** The small line above a heading. */
export function Eyebrow({ children, ground }: { children: ReactNode; ground: Ground }) {
  return (
    <p
      className={`text-tiny font-semibold tracking-eyebrow uppercase ${ground === 'ink' ? 'text-teal-300' : 'text-teal-600'}`}
    >
      {children}
    </p>
  );
}

/** Heading and introduction of a section. */
export function SectionHeading({
  eyebrow,
  title,
  lede,
  ground = 'paper',
}: SectionHead & { ground?: Ground }) {
  return (
    <div className="max-w-wide">
      {eyebrow && <Eyebrow ground={ground}>{eyebrow}</Eyebrow>}
      <h2 className="mt-3 text-h2">{title}</h2>
      {lede && <p className="mt-4 max-w-prose text-lead">{lede}</p>}
    </div>
  );
}
