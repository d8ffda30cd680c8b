import { AlertMessage } from './alert-card';
import { packOf } from './pack';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatNumber, inSentence } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const words = productTexts.alerts;

/** How many weeks are drawn, up to the one of the alert. */
export const WEEKS = 7;

/** Not by CSS: while the page arrives, the last week is the one that arrived last. */
const isLast = (place: number) => place === WEEKS - 1;

/** A pack on its drawing of 64 by 104, whose middle 48 it takes. */
const PACK_HEIGHT = 92;

/** Too wide for a phone before each of seven numbers. */
const weekWord = fillTemplate(figureTexts.week, { week: '' });

/**
 * What an alert came in time for: its product on a board, as full as its stock was in each of some
 * weeks, with one limit across all, and the message that is sent of the last. Stands on ink.
 */
export function StockOnShelf(alert: Alert) {
  const { product = '', metric, values, threshold, week } = alert;
  const latest = values.slice(-WEEKS);
  /** How far below the top of the drawing a pack is filled; the fullest of the weeks is full. */
  const topOf = (value: number) => 104 - Math.round((PACK_HEIGHT * value) / Math.max(...latest));
  const limit = formatNumber(threshold, 1);
  const pack = { href: `/images/pack-${packOf(product)}.svg`, width: 64, height: 104 };
  return (
    <div className="relative mb-4 text-tiny">
      <p className="mb-3">
        {fillTemplate(words.byWeek, { metric, product: inSentence(product), limit })}
      </p>
      <ol className="grid grid-cols-7 items-end overflow-x-clip lg:min-h-64 lg:grid-cols-shelf">
        {latest.map((value, place) => (
          <li key={place} className={isLast(place) ? 'text-coral-400' : 'text-white'}>
            <div className="border-b-6 border-ink-700">
              <svg
                aria-hidden="true"
                viewBox="8 0 48 104"
                className="h-18 overflow-visible xs:h-22 sm:h-40 xl:h-52"
              >
                <image {...pack} opacity="0.35" />
                <svg y={topOf(value)} width={64} height={104 - topOf(value)}>
                  <image {...pack} y={-topOf(value)} />
                </svg>
                {isLast(place) && (
                  <path
                    d={`M64 ${topOf(threshold)}H-600`}
                    strokeDasharray="3"
                    className="stroke-coral-400"
                  />
                )}
              </svg>
            </div>
            <p className="border-t-8 border-ink-800 lg:border-t-16 pt-1 whitespace-nowrap">
              <span className="max-lg:sr-only">{weekWord}</span>
              {week - WEEKS + 1 + place}
              <span className="block text-lead/tight font-semibold">{formatNumber(value, 1)}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-3 lg:absolute lg:right-0 lg:bottom-18 lg:w-[37%]">
        <AlertMessage {...alert} />
      </div>
    </div>
  );
}
