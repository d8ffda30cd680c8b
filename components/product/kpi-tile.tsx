import type { Kpi } from '@/lib/sample-brand/dashboard';
import { Sparkline } from './charts/sparkline';

/**
 * How a tile lies. Where its column is narrow it is a row without the small line, so that its
 * figure never breaks: on phones always, in half a page also on screens of 1024 to 1280 px.
 */
const folds = {
  half: {
    tile: 'grid grid-cols-5 items-center gap-x-2 sm:block lg:grid xl:block',
    wide: 'hidden sm:block lg:hidden xl:block',
    value: 'text-lead/tight text-right sm:text-left lg:text-right xl:text-left',
    change: 'justify-end sm:justify-start lg:justify-end xl:justify-start',
  },
  whole: {
    tile: 'grid grid-cols-5 items-center gap-x-2 sm:block',
    wide: 'hidden sm:block',
    value: 'text-lead/tight text-right sm:text-left xl:text-h3/tight',
    change: 'justify-end sm:justify-start',
  },
} as const;

/** A headline figure, how it changed, and its weeks. A part of a `dl`. */
export function KpiTile({
  room,
  label,
  value,
  change,
  rose,
  isGood,
  weeks,
}: Kpi & {
  /** How wide the picture is that it stands in. */
  room: keyof typeof folds;
}) {
  const look = folds[room];
  return (
    <div className={`rounded-control border border-line bg-white px-4 py-3 ${look.tile}`}>
      <dt className="col-span-2 row-span-2 text-tiny text-muted">{label}</dt>{' '}
      <dd
        className={`col-span-3 font-display font-bold tracking-display whitespace-nowrap text-ink-900 ${look.value}`}
      >
        {value}
      </dd>{' '}
      <dd
        className={`col-span-3 flex items-center gap-1.5 ${look.change} text-tiny font-semibold whitespace-nowrap ${isGood ? 'text-teal-600' : 'text-ink-900'}`}
      >
        {rose !== undefined && (
          <svg className="size-2 shrink-0 fill-current" viewBox="0 0 8 8" aria-hidden="true">
            <path d={rose ? 'M4 1 8 7H0Z' : 'M4 7 0 1H8Z'} />
          </svg>
        )}
        {change}
      </dd>
      {weeks.length > 1 && (
        <dd className={`mt-2 ${look.wide}`}>
          <Sparkline values={weeks} />
        </dd>
      )}
    </div>
  );
}
