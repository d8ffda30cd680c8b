import { packOf } from './pack';
import { fillTemplate } from '@/lib/base/fill';
import { colours } from '@/lib/pictures/brand/colours';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { formatNumber, inSentence } from '@/lib/sample-brand/engine/format';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';

const words = productTexts.alerts;

/** How many weeks are drawn, up to the one of the alert. */
export const WEEKS = 7;

/** A pack on its drawing of 64 by 104, whose middle 48 it takes. */
const PACK_HEIGHT = 92;

/** Too wide for a phone before each of seven numbers. */
const weekWord = fillTemplate(figureTexts.week, { week: '' });

const height = 'h-18 xs:h-22 lg:h-38 xl:h-48';

/**
 * What an alert came in time for: its product on a board, as full as its stock was in each of some
 * weeks, with the limit across; the last outlined. Stands on ink.
 */
export function StockOnShelf({ product = '', metric, values, threshold, week }: Alert) {
  const latest = values.slice(-WEEKS);
  /** How far below the top of the drawing a pack is filled; the fullest of the weeks is full. */
  const topOf = (value: number) => 104 - Math.round((PACK_HEIGHT * value) / Math.max(...latest));
  const limitAt = `${Math.round((topOf(threshold) / 104) * 100)}%`;
  const limit = `${words.limit} ${formatNumber(threshold, 1)}`;
  const pack = { href: `/images/pack-${packOf(product)}.svg`, width: 64, height: 104 };
  return (
    <div className="mb-4 text-tiny">
      <p className="mb-3 grid justify-items-start gap-x-4 sm:flex">
        {fillTemplate(words.byWeek, { metric, product: inSentence(product) })}
        <span className="border-b border-dashed text-coral-400 xl:hidden">{limit}</span>
      </p>
      <div className="relative">
        <ol className="grid grid-cols-7">
          {latest.map((value, place) => (
            <li key={place} className="text-white last:text-coral-400">
              <svg aria-hidden="true" viewBox="8 0 48 104" className={`overflow-visible ${height}`}>
                {place === WEEKS - 1 && (
                  <filter id="outline">
                    <feMorphology in="SourceAlpha" operator="dilate" radius="1.5" />
                    <feComposite in2="SourceAlpha" operator="out" result="edge" />
                    <feFlood floodColor={colours['coral-400']} />
                    <feComposite in2="edge" operator="in" />
                  </filter>
                )}
                {place === WEEKS - 1 && <image {...pack} filter="url(#outline)" />}
                <image {...pack} opacity="0.35" />
                <svg y={topOf(value)} width={64} height={104 - topOf(value)}>
                  <image {...pack} y={-topOf(value)} />
                </svg>
              </svg>
              <p className="mt-7 whitespace-nowrap">
                <span className="max-lg:sr-only">{weekWord}</span>
                {week - WEEKS + 1 + place}
                <span className="block text-lead/tight font-semibold">
                  {formatNumber(value, 1)}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <svg aria-hidden="true" className={`absolute top-0 w-full overflow-visible ${height}`}>
          <svg y={limitAt} className="overflow-visible fill-coral-400 stroke-coral-400">
            <line x2="100%" strokeDasharray="4 4" />
            <text x="108" dy="-8" className="stroke-none max-xl:hidden">
              {limit}
            </text>
          </svg>
          <rect y="100%" width="100%" height="20" className="fill-ink-800" />
          <rect y="100%" width="100%" height="6" className="fill-ink-700" />
        </svg>
      </div>
    </div>
  );
}
