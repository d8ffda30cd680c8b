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

/**
 * What an alert came in time for: its product, as full as its stock was in each of some weeks, with the
 * limit across. Stands on ink.
 */
export function StockOnShelf({ product = '', metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  const from = week - latest.length + 1;
  const most = Math.max(...latest);
  const levelOf = (value: number) => Math.round((PACK_HEIGHT * value) / most);
  const image = `/images/pack-${packOf(product)}.svg`;
  return (
    <div className="text-tiny">
      <p>
        {metric}, {inSentence(product)}, {words.limit} {formatNumber(threshold, 1)}
      </p>
      <div className="relative mt-2">
        <div className="flex justify-between text-white *:last:text-coral-400">
          {latest.map((value, place) => (
            <div key={place} className="flex flex-col gap-x-3 gap-y-1 lg:flex-row">
              <p>
                <span className="max-sm:hidden">
                  {fillTemplate(figureTexts.week, { week: from + place })}
                </span>
                <span className="block text-lead font-semibold">{formatNumber(value, 1)}</span>
              </p>
              <svg viewBox="0 0 64 104" aria-hidden="true" className={height}>
                <image href={image} width="64" height="104" opacity="0.25" />
                <svg
                  y={104 - levelOf(value)}
                  height={levelOf(value)}
                  viewBox={`0 ${104 - levelOf(value)} 64 ${levelOf(value)}`}
                >
                  <image href={image} width="64" height="104" />
                </svg>
              </svg>
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
            d={`M0,${104 - levelOf(threshold)}h1`}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 4"
            className="stroke-coral-400"
          />
        </svg>
      </div>
    </div>
  );
}
