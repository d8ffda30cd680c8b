import { packOf } from '@/components/product/pack';
import { fillTemplate } from '@/lib/base/fill';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatNumber, inSentence } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/uses/alerts';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';

const words = pictureTexts.alerts;

/** How many weeks are drawn, up to the one of the alert. */
const WEEKS = 5;

/** A pack on its drawing of 64 by 104. */
const PACK_HEIGHT = 92;

/**
 * What an alert came in time for: its product, as full as its stock was in each of some weeks, with the
 * limit across.
 */
export function StockOnShelf({ product = '', metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  const from = week - latest.length + 1;
  const most = Math.max(...latest);
  const levelOf = (value: number) => Math.round((PACK_HEIGHT * value) / most);
  const image = `/images/pack-${packOf(product)}.svg`;
  return (
    <div className="-mt-2 text-tiny" aria-hidden="true">
      <p>
        {metric}, {inSentence(product)}, {words.limit} {formatNumber(threshold, 1)}
      </p>
      <div className="relative mt-2 grid grid-cols-5">
        <svg
          viewBox="0 0 1 104"
          preserveAspectRatio="none"
          className="absolute bottom-0 h-16 w-full lg:h-24"
        >
          <path
            d={`M0,${104 - levelOf(threshold)}h1`}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 4"
            className="stroke-coral-400"
          />
        </svg>
        {latest.map((value, place) => (
          <div
            key={place}
            className="group/week flex flex-col items-center gap-x-3 gap-y-1 lg:flex-row lg:items-start"
          >
            <p>
              <span className="max-lg:hidden">
                {fillTemplate(figureTexts.week, { week: from + place })}
              </span>
              <span className="block font-semibold text-white group-last/week:text-coral-400 lg:text-lead">
                {formatNumber(value, 1)}
              </span>
            </p>
            <svg viewBox="0 0 64 104" className="h-16 lg:h-24">
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
    </div>
  );
}
