import type { Hero } from '@/content/schema';
import { HeroBody } from '@/components/sections/hero';
import { StockedPack } from '@/components/product/pack';
import { alertsOf } from '@/lib/sample-brand/uses/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { inSentence, formatNumber } from '@/lib/sample-brand/engine/format';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';

/**
 * The top of the page: words, and beside them what the alert that stands open below came in time for:
 * its product, as full as its stock was in each of five weeks, and the gap that is still to come.
 */
export function ShelfHero({ eyebrow, title, ...body }: Hero) {
  const { product = '', metric, values = [] } = alertsOf(sample)[0] ?? {};
  const latest = values.slice(-5);
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
            {[...latest, 0].map((value, place) => (
              <span key={place} className="nth-last-2:text-coral-400">
                {place < latest.length ? formatNumber(value, 1) : pictureTexts.alerts.nextWeek}
                <StockedPack product={product} share={value / Math.max(...latest)} />
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
