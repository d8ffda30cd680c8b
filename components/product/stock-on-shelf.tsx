import { packOf } from './pack';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatNumber, inSentence } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const words = productTexts.alerts;

/** How many weeks are drawn, up to the one of the alert. */
const WEEKS = 7;

/** A pack on its drawing of 64 by 104. */
const PACK_HEIGHT = 92;

/** How high a pack is filled, where the fullest of the weeks that are drawn is full. */
const levelOf = (value: number, values: Alert['values']) =>
  Math.round((PACK_HEIGHT * value) / Math.max(...values.slice(-WEEKS)));

const height = 'h-14 lg:h-28 xl:h-36';

/**
 * What an alert came in time for: its product, as full as its stock was in each of some weeks, with the
 * limit across. A narrow page leaves the weeks' names to the alert's chart. Stands on ink.
 */
export function StockOnShelf({ product = '', metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  const image = `/images/pack-${packOf(product)}.svg`;
  return (
    <div className="text-tiny">
      <p className="mb-2">
        {metric}, {inSentence(product)}, {words.limit} {formatNumber(threshold, 1)}
      </p>
      <div className="relative">
        <div className="grid grid-cols-7 text-center lg:text-left">
          {latest.map((value, place) => {
            const level = levelOf(value, values);
            return (
              <div
                key={place}
                className="flex flex-col text-white last:text-coral-400 lg:flex-row-reverse lg:items-end"
              >
                <p className="whitespace-nowrap lg:pb-1">
                  <span className="max-md:hidden">
                    {fillTemplate(figureTexts.week, { week: week - WEEKS + 1 + place })}
                  </span>{' '}
                  <span className="block text-lead/tight font-semibold">
                    {formatNumber(value, 1)}
                  </span>
                </p>
                <svg aria-hidden="true" viewBox="0 0 64 104" className={height}>
                  <image href={image} width="64" height="104" opacity="0.25" />
                  <svg y={104 - level} height={level}>
                    <image y={level - 104} href={image} width="64" height="104" />
                  </svg>
                </svg>
              </div>
            );
          })}
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 1 104"
          preserveAspectRatio="none"
          className={`absolute bottom-0 w-full ${height}`}
        >
          <path
            d={`M0,${104 - levelOf(threshold, values)}h1`}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 4"
            className="stroke-coral-400"
          />
        </svg>
      </div>
    </div>
  );
}
