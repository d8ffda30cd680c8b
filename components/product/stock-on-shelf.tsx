import { packOf } from './pack';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatNumber, inSentence } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const words = productTexts.alerts;

/** How many weeks are drawn, up to the one of the alert. */
const WEEKS = 5;

/** A pack on its drawing of 64 by 104. */
const PACK_HEIGHT = 92;

const height = 'h-16 lg:h-24';

/** How high a pack is filled, where the fullest of the weeks that are drawn is full. */
const levelOf = (value: number, values: Alert['values']) =>
  Math.round((PACK_HEIGHT * value) / Math.max(...values.slice(-WEEKS)));

/**
 * What an alert came in time for: its product, as full as its stock was in each of some weeks, with the
 * limit across. Only the first and the last week are named: its chart has the others. Stands on ink.
 */
export function StockOnShelf({ product, metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  const last = latest.length - 1;
  return (
    <div className="text-tiny">
      <p>
        {metric}, {inSentence(product ?? '')}, {words.limit} {formatNumber(threshold, 1)}
      </p>
      <div className="relative mt-2">
        <div className="flex items-end justify-between text-white *:last:text-coral-400">
          {latest.map((value, place) => (
            <div
              key={place}
              className="flex flex-col gap-x-3 gap-y-1 lg:flex-row lg:last:flex-row-reverse"
            >
              {(place === 0 || place === last) && (
                <p>
                  <span className="max-sm:hidden">
                    {fillTemplate(figureTexts.week, { week: week - last + place })}
                  </span>
                  <span className="block text-lead font-semibold">{formatNumber(value, 1)}</span>
                </p>
              )}
              <FilledPack product={product} values={values} value={value} height={height} />
            </div>
          ))}
        </div>
        {/* After the packs, whose height it takes: before them it would move while they come. */}
        <svg
          viewBox="0 0 1 104"
          preserveAspectRatio="none"
          aria-hidden="true"
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

/** The product of an alert, as full as its stock is now or was: above that a shadow of itself. */
export function FilledPack({
  product = '',
  values,
  value = values.at(-1) ?? 0,
  height,
}: Pick<Alert, 'product' | 'values'> & { value?: number; height: string }) {
  const level = levelOf(value, values);
  const image = `/images/pack-${packOf(product)}.svg`;
  return (
    <svg viewBox="0 0 64 104" aria-hidden="true" className={height}>
      <image href={image} width="64" height="104" opacity="0.25" />
      <svg y={104 - level} height={level} viewBox={`0 ${104 - level} 64 ${level}`}>
        <image href={image} width="64" height="104" />
      </svg>
    </svg>
  );
}
