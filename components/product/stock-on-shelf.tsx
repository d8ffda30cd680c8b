import { AlertAction, AlertMessage } from './alert-card';
import { AlertMetric } from './alert-chart';
import { PackAtLevel, packOf } from './pack';
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

/**
 * What an alert came in time for: its product on a board across the screen, as full as its stock was
 * in each of some weeks, with one limit, and the message that is sent of the last. Stands on ink.
 */
export function StockOnShelf(alert: Alert) {
  const { product = '', metric, values, threshold, week } = alert;
  const latest = values.slice(-WEEKS);
  /** Of a pack 92 high on its 104, the fullest of the weeks is full. */
  const level = (value: number) => (0.88 * value) / Math.max(...latest);
  const limit = formatNumber(threshold, 1);
  const drawing = (value: number, x: number) => (
    <svg key={x} x={x} className="overflow-visible stroke-mist-dim stroke-2">
      <PackAtLevel pack={packOf(product)} level={level(value)} />
    </svg>
  );
  return (
    <div className="relative mb-4 text-tiny lg:pt-36 xl:pt-3">
      <p className="lg:-mb-4">
        {fillTemplate(words.byWeek, { metric, product: inSentence(product), limit })}
      </p>
      <ol className="grid grid-cols-7 lg:w-[58%] xl:w-[71%]">
        {latest.map((value, place) => (
          <li key={place} className={isLast(place) ? 'text-coral-400' : 'text-white'}>
            <svg aria-hidden="true" viewBox="10 0 50 115" className="w-full overflow-visible">
              {place === 0 && (
                <>
                  <path d="M-999 104H999v3H-999" className="fill-ink-700" />
                  <path d="M-999 107H999v6H-999" className="fill-ink-700" opacity="0.4" />
                  {/* The weeks before, up to the edge of a wide screen. */}
                  {[1, 2, 3].map((before) =>
                    drawing(values.at(-WEEKS - before) ?? 0, -50 * before),
                  )}
                </>
              )}
              {drawing(value, 0)}
              {isLast(place) && (
                <path
                  d={`M64 ${104 - Math.round(104 * level(threshold))}H-999`}
                  vectorEffect="non-scaling-stroke"
                  strokeDasharray="8 5"
                  strokeWidth="3"
                  className="stroke-coral-400"
                />
              )}
            </svg>
            <p>
              <span className="max-lg:sr-only">{fillTemplate(figureTexts.week, { week: '' })}</span>
              {week - WEEKS + 1 + place}
              <span className="block text-lead/tight font-semibold">{formatNumber(value, 1)}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="max-lg:mt-4 lg:absolute lg:top-0 lg:right-0 lg:w-[41%] xl:w-[29%]">
        <AlertMessage {...alert}>
          <AlertMetric {...alert} />
          <AlertAction {...alert} />
        </AlertMessage>
      </div>
    </div>
  );
}
