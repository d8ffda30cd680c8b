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

/**
 * What an alert came in time for: its product, as full as its stock was in each of some weeks, with the
 * limit across. Only the first and the last week are named: its chart has the others. Stands on ink.
 */
export function StockOnShelf({ product = '', metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  const image = `/images/pack-${packOf(product)}.svg`;
  return (
    <div className="text-tiny">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1">
        <Stock week={week - latest.length + 1} value={latest[0]} tone="text-white" />
        <p className="max-sm:order-first max-sm:w-full">
          {metric}, {inSentence(product)}, {words.limit} {formatNumber(threshold, 1)}
        </p>
        <Stock week={week} value={latest.at(-1)} tone="text-coral-400" />
      </div>
      <div aria-hidden="true" className="relative flex justify-between">
        {latest.map((value, place) => {
          const level = levelOf(value, values);
          return (
            <svg key={place} viewBox="0 0 64 104" className="h-14 lg:h-28">
              <image href={image} width="64" height="104" opacity="0.25" />
              <svg y={104 - level} height={level} viewBox={`0 ${104 - level} 64 ${level}`}>
                <image href={image} width="64" height="104" />
              </svg>
            </svg>
          );
        })}
        {/* After the packs, whose height it takes: before them it would move while they come. */}
        <svg viewBox="0 0 1 104" preserveAspectRatio="none" className="absolute size-full">
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

function Stock({
  week,
  value = 0,
  tone,
}: {
  week: number;
  value?: number | undefined;
  tone: string;
}) {
  return (
    <p className={`flex items-baseline gap-2 ${tone}`}>
      {fillTemplate(figureTexts.week, { week })}{' '}
      <span className="text-lead/tight font-semibold">{formatNumber(value, 1)}</span>
    </p>
  );
}
