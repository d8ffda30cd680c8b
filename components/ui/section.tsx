import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';

const grounds = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  ink: 'on-ink bg-ink-900 text-mist',
} as const;

/** The colour a section stands on. */
export type Ground = keyof typeof grounds;

const spaces = {
  full: 'py-section',
  /** Follows a section on the same ground: no second gap between them. */
  after: 'pb-section',
  /** The closing band. */
  call: 'py-9 print:hidden',
  strip: 'py-8',
  /** Lists that stand back behind the page's story. */
  quiet: 'py-12 lg:py-20',
} as const;

/**
 * Where a section stands: its page says so, since what stands around it decides. Sections that
 * pages share take it beside their content.
 */
export interface Placement {
  /** The anchor that links lead to. */
  id?: string | undefined;
  /** The colour that it stands on; paper unless told. */
  ground?: Ground;
  /** How much room it has above and below. */
  space?: keyof typeof spaces | undefined;
}

/** How loud a heading is: sections of steps, lists and questions stand back. */
const ranks = { story: 'text-h2', utility: 'text-title' } as const;

type Rank = keyof typeof ranks | undefined;

/** A full-width block of a page: its heading, its ground, its rhythm and the page's measure. */
export function Section({
  id,
  head,
  rank,
  ground = 'paper',
  space = 'full',
  children,
}: Placement & {
  /** Its heading, where that stands above all else. */
  head?: SectionHead;
  rank?: Rank;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`relative overflow-clip ${grounds[ground]} ${spaces[space]}`}>
      <div className="relative mx-auto max-w-page px-gutter xl:px-0">
        {head && <SectionHeading {...head} ground={ground} rank={rank} />}
        {children}
      </div>
    </section>
  );
}

const eyebrowLook = (ground: Ground) => (ground === 'ink' ? 'text-teal-300' : 'text-teal-600');

/** The small line above a headline. */
export function Eyebrow({ children, ground }: { children: ReactNode; ground: Ground }) {
  return (
    <p className={`text-tiny font-semibold tracking-eyebrow uppercase ${eyebrowLook(ground)}`}>
      {children}
    </p>
  );
}

/**
 * Heading and introduction of a section. The eyebrow is part of the heading: it names the section,
 * the title says what there is to know.
 */
export function SectionHeading({
  eyebrow,
  title,
  lede,
  ground = 'paper',
  rank = 'story',
}: SectionHead & {
  ground?: Ground;
  rank?: Rank;
}) {
  return (
    <div className="max-w-wide">
      <h2 className={ranks[rank]}>
        {eyebrow && (
          <>
            <span
              className={`mb-3 block font-text text-tiny font-semibold tracking-eyebrow uppercase ${eyebrowLook(ground)}`}
            >
              {eyebrow}
            </span>{' '}
          </>
        )}
        {title}
      </h2>
      {lede && <p className="mt-4 max-w-prose text-lead">{lede}</p>}
    </div>
  );
}
