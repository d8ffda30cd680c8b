import { sample } from '@/lib/sample-brand/data/dataset';
import { Icon } from '../ui/icon';

/** Both sides are given: a drawing that arrives must not lay out the page again. */
const sizes = {
  /** The head of a row. */
  row: 'h-6 w-3.75',
  /** On the edge of a window. */
  edge: 'h-10 w-6.25',
} as const;

/** The drawing of a product's pack, in public/images. */
export const packOf = (product: string | undefined) =>
  sample.products.find(({ name }) => name === product)?.pack ?? '';

/** The outline of a bottle that is missing, in a box of 16 by 40. */
export const bottleOutline = 'M1 40V19q0-5 3-8V1h8v10q3 3 3 8v21z';

/** The pack of a product, or a promotion's icon. Decorative: its name stands beside it. */
export function Pack({ product, size }: { product: string | undefined; size: keyof typeof sizes }) {
  const pack = packOf(product);
  if (!pack) return <Icon name="megaphone" size={size === 'row' ? 'small' : 'large'} />;
  return <PackImage pack={pack} shape={`shrink-0 ${sizes[size]}`} />;
}

/** A pack by the name of its file in public/images; the one in coral is the one to act on. */
export function PackImage({ pack, shape }: { pack: string; shape: string }) {
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
