import { sample } from '@/lib/sample-brand/data/dataset';

const sizes = {
  /** The head of a row. */
  row: 'h-6',
  /** On the edge of a window. */
  edge: 'h-10',
} as const;

const packOf = (product: string) =>
  sample.products.find(({ name }) => name === product)?.pack ?? '';

/** The pack of a product, as high as its place. Decorative: its name stands beside it. */
export function Pack({ product, size }: { product: string; size: keyof typeof sizes }) {
  return <PackImage pack={packOf(product)} shape={`w-auto shrink-0 ${sizes[size]}`} />;
}

/** The pack of a product in its dashed place, only as much of it from below as there is stock. */
export function StockedPack({ product, share }: { product: string; share: number }) {
  const height = Math.round(92 * share);
  return (
    <svg viewBox="0 0 64 104" className="h-16 fill-none stroke-mist-dim stroke-2 sm:h-28">
      <path d="M11 103V13h42v90z" strokeDasharray="5 4" />
      <svg y={104 - height} height={height} viewBox={`0 ${104 - height} 64 ${height}`}>
        <image href={`/images/pack-${packOf(product)}.svg`} width="64" height="104" />
      </svg>
    </svg>
  );
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
