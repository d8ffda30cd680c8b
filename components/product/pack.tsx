import { sample } from '@/lib/sample-brand/data/dataset';

/** The drawing of a product's pack, in public/images. */
export const packOf = (product: string | undefined) =>
  sample.products.find(({ name }) => name === product)?.pack ?? '';

/**
 * The pack of a product, nothing of a promotion; the one in coral is the one to act on. Decorative: its
 * name stands beside it.
 * @param shape with both its sides, so that a drawing that arrives does not lay out the page again
 */
export function PackImage({ product, shape }: { product: string; shape: string }) {
  const pack = packOf(product);
  if (!pack) return null;
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
