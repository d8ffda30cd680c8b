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

/** A bottle or carton on 64 by 104, full to a part; of what is gone, its dashed outline, where it is a quarter or more. */
export function PackAtLevel({ pack, level }: { pack: string; level: number }) {
  const bottle = 'M15 103V54q0-11 8-20V3h18v31q8 9 8 20v49';
  const carton = 'M11 103V34l8-15v-6h22v6l12 15v69';
  const top = Math.round(104 - 104 * level);
  return (
    <>
      {level < 0.75 && (
        <path fill="none" strokeDasharray="4" d={pack.startsWith('bottle') ? bottle : carton} />
      )}
      <svg y={top} width={64}>
        <image href={`/images/pack-${pack}.svg`} y={-top} width={64} height={104} />
      </svg>
    </>
  );
}
