import type { Hero } from '@/content/schema';
import { HeroBody } from '@/components/sections/hero';
import { PackImage } from '@/components/product/pack';

/** A shelf that sells out from left to right: the last bottle before its limit is coral. */
const shelf = ['bottle-teal', 'bottle-teal', 'bottle-teal', 'bottle-coral', 'gap', 'gap'] as const;

/**
 * The top of the page: words, and beside them the shelf that the inbox below is about and carries. The
 * outer packs stand above the edges of what the inbox holds.
 */
export function ShelfHero({ eyebrow, title, ...body }: Hero) {
  return (
    <section className="on-ink">
      <div className="page-width grid grid-cols-1 items-end gap-x-12 pt-6 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-4 text-beside">{title}</h1>
        </div>
        <div className="lg:pb-8">
          <HeroBody {...body} />
        </div>
        <div className="mt-6 flex justify-between px-4 sm:px-6 lg:pl-0" aria-hidden="true">
          {shelf.map((pack, place) => (
            <PackImage
              key={place}
              pack={pack}
              shape={`h-16 w-7 object-cover sm:h-28 sm:w-12 lg:h-36 lg:w-15 ${pack === 'gap' ? 'invert' : ''}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
