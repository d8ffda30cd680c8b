import type { ReactNode } from 'react';
import { PackImage } from './pack';

const grounds = { coral: 'bg-coral-400', gold: 'bg-gold-400' } as const;

/** Fourteen packs of the shelf; the one that is missing is drawn as its gap. */
const board: readonly string[] = [
  'carton-teal',
  'bottle-teal',
  'pouch-gold',
  'jar-mint',
  'can-teal',
  'carton-paper',
  'bottle-gold',
  'pouch-teal',
  'gap',
  'jar-gold',
  'can-gold',
  'carton-teal',
  'pouch-gold',
  'bottle-teal',
];

/** No pack has a colour that it stands before. */
const onGround = (pack: string, ground: keyof typeof grounds): string => {
  if (ground === 'coral') return pack;
  return pack.replace('gold', 'ink').replace('paper', 'mint');
};

/** The room of each kind: as wide as it is drawn, and a gap that is the same between all. */
const rooms: Readonly<Record<string, string>> = {
  bottle: 'flex-52 object-cover',
  can: 'flex-68 object-contain',
  carton: 'flex-60 object-cover',
  gap: 'flex-52 object-cover',
  jar: 'flex-78 object-contain',
  pouch: 'flex-70 object-contain',
};

/** How many packs a narrow screen shows, around the gap: 6 on a phone, 10 on a tablet. */
const widths = (place: number): string => {
  if (place >= 5 && place <= 10) return '';
  return place >= 3 && place <= 12 ? 'max-sm:hidden' : 'max-lg:hidden';
};

/**
 * A field of colour with one statement: a board of packs across its upper edge, and the statement on
 * the price ticket below the gap.
 */
export function ShelfScene({
  ground,
  children,
}: {
  ground: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <section className={`shelf-scene pb-10 lg:pb-14 ${grounds[ground]}`}>
      <div className="board-packs flex items-end" aria-hidden="true">
        {board.map((pack, place) => (
          <PackImage
            key={place}
            pack={onGround(pack, ground)}
            shape={`h-full min-w-0 ${rooms[pack.split('-')[0] ?? '']} ${widths(place)}`}
          />
        ))}
      </div>
      <div className="h-5 border-t-6 border-ink-700 bg-ink-800" />
      <div className="page-width">
        <div className="mx-auto max-w-page rounded-b-panel bg-paper px-5 pt-6 pb-8 sm:px-12 lg:pt-10 lg:pb-12">
          {children}
        </div>
      </div>
    </section>
  );
}
