import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';

const grounds = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  ink: 'on-ink',
  coral: 'on-coral',
  gold: 'on-gold',
  teal: 'on-teal',
} as const;

/** A ground that is a colour of its own: from edge to edge, with one statement. */
export type Colour = 'coral' | 'gold' | 'teal';

export const isColour = (ground: Ground): ground is Colour =>
  ground === 'coral' || ground === 'gold' || ground === 'teal';

/** A pack of the shelf: a file of public/images. */
export type PackName =
  `${'bottle' | 'can' | 'carton' | 'jar' | 'pouch'}-${'gold' | 'mint' | 'paper' | 'teal'}`;

/** The colour a section stands on. */
export type Ground = keyof typeof grounds;

const spaces = {
  full: 'py-section',
  /** Follows a section on the same ground: no second gap between them. */
  after: 'pb-section',
  /** The closing band. */
  call: 'py-8 lg:py-9 print:hidden',
  /** The closing statement, at whose lower edge something stands. */
  end: 'pt-12 lg:pt-16 print:hidden',
  /** A statement by itself, whose pack stands at the lower edge. */
  stand: 'pt-12 lg:pt-16',
  strip: 'py-6 lg:py-8',
  /** Lists that stand back behind the page's story. */
  quiet: 'py-10 lg:py-20',
} as const;

/**
 * Where a section stands: its page says so, since what stands around it decides. Sections that
 * pages share take it beside their content.
 */
export interface Placement {
  /** The colour that it stands on; paper unless told. */
  ground?: Ground;
  /** How much room it has above and below. */
  space?: keyof typeof spaces | undefined;
  /** What stands beside the statement of a colour. */
  pack?: PackName;
}

/** How loud a heading is: sections of steps, lists and questions stand back, notes further. */
const ranks = {
  story: 'text-h2',
  utility: 'text-title',
  note: 'text-h3',
  statement: 'text-statement',
} as const;

type Rank = keyof typeof ranks | undefined;

/** A full-width block of a page: its heading, its ground, its rhythm and the page's measure. */
export function Section({
  id,
  head,
  rank,
  ground = 'paper',
  space = 'full',
  pack = 'carton-paper',
  children,
}: Placement & {
  /** The anchor that links lead to. */
  id?: string;
  /** Its heading, where that stands above all else. */
  head?: SectionHead;
  rank?: Rank;
  children?: ReactNode;
}) {
  return (
    <section id={id} className={`relative overflow-clip ${grounds[ground]} ${spaces[space]}`}>
      <div className="relative page-width">
        {head && isColour(ground) && (
          <Statement pack={pack}>
            <SectionHeading {...head} rank="statement" />
          </Statement>
        )}
        {head && !isColour(ground) && <SectionHeading {...head} rank={rank} />}
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
  head,
  note,
  children,
  ...placement
}: Placement & { head: SectionHead; note?: ReactNode; children: ReactNode }) {
  return (
    <Section {...placement}>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-5 lg:grid-rows-last-grows">
        <div className="lg:col-span-2">
          <SectionHeading {...head} rank="utility" />
        </div>
        <div className="lg:col-span-3 lg:row-span-3">{children}</div>
        {note && <div className="lg:col-span-2 lg:row-start-2">{note}</div>}
      </div>
    </Section>
  );
}

/** A statement; its pack stands on the upper edge of whatever follows. */
export function Statement({ pack, children }: { pack: PackName; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 sm:flex-nowrap">
      <div className="max-w-wide pb-4 lg:pb-14">{children}</div>
      <img
        src={`/images/pack-${pack}.svg`}
        alt=""
        width={64}
        height={104}
        loading="lazy"
        className="mr-4 ml-auto h-24 w-auto shrink-0 sm:h-48 lg:mr-14 lg:h-80"
      />
    </div>
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
  rank = 'story',
}: SectionHead & { rank?: Rank }) {
  return (
    <div className="max-w-wide">
      <h2 className={ranks[rank]}>
        {eyebrow && <span className="eyebrow mb-3 block">{eyebrow}</span>}
        {title}
      </h2>
      {lede && <p className="mt-4 max-w-prose text-lead">{lede}</p>}
    </div>
  );
}
