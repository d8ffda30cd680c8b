/** A pack of the shelf: a file of public/images. */
export type PackName =
  | 'bottle-coral'
  | 'gap'
  | `${'bottle' | 'can' | 'carton' | 'jar' | 'pouch'}-${'gold' | 'ink' | 'mint' | 'paper' | 'teal'}`;

/** What the products of the sample brand come in; the one in coral is the one to act on. */
const packs: Readonly<Record<string, PackName>> = {
  'Oat bites': 'pouch-gold',
  'Ragi crisps': 'pouch-teal',
  'Roasted makhana': 'jar-mint',
  'Peanut bar': 'jar-gold',
  'Trail mix': 'jar-teal',
  'Millet cookies': 'pouch-gold',
  'Mango drink': 'can-gold',
  'Coconut water': 'carton-paper',
  'Lemon soda': 'bottle-coral',
  'Iced tea': 'bottle-teal',
  'Cold coffee': 'can-teal',
  'Protein shake': 'carton-teal',
};

const sizes = {
  /** The head of a row. */
  row: 'h-6',
  /** On the edge of a window. */
  edge: 'h-10',
} as const;

/** The pack of a product, as high as its place. Decorative: its name stands beside it. */
export const Pack = ({ product, size }: { product: string; size: keyof typeof sizes }) => (
  <PackImage pack={packs[product] ?? 'carton-paper'} shape={`w-auto shrink-0 ${sizes[size]}`} />
);

/** A pack by its name. */
export function PackImage({ pack, shape }: { pack: PackName; shape: string }) {
  return (
    <img
      src={`/images/pack-${pack}.svg`}
      alt=""
      width={64}
      height={104}
      loading="lazy"
      className={shape}
    />
  );
}
