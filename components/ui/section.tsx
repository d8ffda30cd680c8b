import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';

const surfaces = {
  paper: 'bg-paper',
  sand: 'on-sand',
  ink: 'on-ink',
  teal: 'on-teal',
  gold: 'on-gold',
} as const;

/** The colour a section stands on. */
type Surface = keyof typeof surfaces;

const spacings = {
  /** Where its surface or its weight sets it apart. */
  full: 'py-section',
  /** Follows a section on the same surface: no second gap between them. */
  flushTop: 'pb-section',
  /** Hangs from a hero on the same surface. */
  underHero: 'pb-6 lg:pb-8',
  /** The closing call, below a hairline where the section above is on paper, too. */
  call: 'border-t border-line py-8 lg:py-12 print:hidden',
  /** A dense field, or one line between two sections. */
  band: 'py-8 lg:py-12',
  /** Lists that stand back behind the page's argument. */
  compact: 'py-quiet',
} as const;

/** How loud a heading is: sections of steps, lists and questions stand back, notes further. */
const headingSizes = {
  main: 'text-h2',
  utility: 'text-title',
  note: 'text-h3',
} as const;

type HeadingSize = keyof typeof headingSizes | undefined;

/** A full-width block of a page: its heading, its surface, its rhythm and the page's measure. */
export function Section({
  id,
  head,
  headingSize,
  surface = 'paper',
  spacing = 'full',
  children,
}: {
  /** The anchor that links lead to. */
  id?: string;
  /** Its heading, where that stands above all else. */
  head?: SectionHead;
  headingSize?: HeadingSize;
  surface?: Surface | undefined;
  /** How much room it has above and below, which depends on its neighbours. */
  spacing?: keyof typeof spacings;
  children?: ReactNode;
}) {
  return (
    <section id={id} className={`relative overflow-clip ${surfaces[surface]} ${spacings[spacing]}`}>
      <div className="relative page-width">
        {head && <SectionHeading {...head} headingSize={headingSize} />}
        {children}
      </div>
    </section>
  );
}

/**
 * A section whose heading stands beside its list.
 * @param note what belongs to it, below the heading where that leaves room, else below the list
 */
export function SideSection({
  id,
  head,
  note,
  children,
  surface,
}: {
  id?: string;
  head: SectionHead;
  note?: ReactNode;
  children: ReactNode;
  surface?: Surface;
}) {
  return (
    <Section id={id} surface={surface} spacing="compact">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-split lg:grid-rows-last-grows">
        <SectionHeading {...head} headingSize="utility" />
        <div className="lg:row-span-3">{children}</div>
        {note && <div className="lg:row-span-2 lg:row-start-2">{note}</div>}
      </div>
    </Section>
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
  headingSize = 'main',
}: SectionHead & { headingSize?: HeadingSize }) {
  return (
    <div className="max-w-wide">
      <h2 className={headingSizes[headingSize]}>
        {eyebrow && <span className="eyebrow mb-3 block">{eyebrow}</span>}
        {title}
      </h2>
      {lede && <p className="mt-4 max-w-reading text-lead">{lede}</p>}
    </div>
  );
}
