import { sample } from '@/lib/sample-brand/data/dataset';

const sizes = {
  /** The head of a row. */
  row: 'h-6',
  /** On the edge of a window. */
  edge: 'h-10',
  /** Over the window, as what it is about. */
  shelf: 'h-16 sm:h-28',
} as const;

/** The pack of a product, as high as its place. Decorative: its name stands beside it. */
export function Pack({ product, size }: { product: string; size: keyof typeof sizes }) {
  const { pack = '' } = sample.products.find(({ name }) => name === product) ?? {};
  return <PackImage pack={pack} shape={`w-auto shrink-0 ${sizes[size]}`} />;
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
