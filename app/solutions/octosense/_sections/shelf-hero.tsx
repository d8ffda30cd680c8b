import type { Hero } from '@/content/schema';
import { HeroBody } from '@/components/sections/hero';
import { Pack } from '@/components/product/pack';
import { alertsOf } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { inSentence, formatNumber } from '@/lib/sample-brand/engine/format';

/**
 * The top of the page: words, and beside them what the alert that stands open below came in time for:
 * its product with the stock of five weeks, and the gap that is still to come.
 */
export function ShelfHero({ eyebrow, title, ...body }: Hero) {
  const { product = '', metric, week = 0, values = [] } = alertsOf(sample)[0] ?? {};
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
        <div className="mt-4 px-4 text-tiny sm:px-6" aria-hidden="true">
          <p>
            {metric}, {inSentence(product)}
          </p>
          <p className="mt-1 flex items-end justify-between text-center font-semibold text-white">
            {values.slice(-5).map((value, place) => (
              <span key={place} className="nth-last-2:text-coral-400">
                {formatNumber(value, 1)}
                <Pack product={product} size="shelf" />
              </span>
            ))}
            <span className="whitespace-nowrap">
              {fillTemplate(figureTexts.week, { week: week + 1 })}
              <span className="mx-auto mt-1 block h-14 w-8 border-2 border-b-0 border-dashed border-mist-dim sm:mt-4 sm:h-24 sm:w-13" />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
