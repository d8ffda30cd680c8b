import type { Kpi } from '@/lib/sample-brand/uses/dashboard';
import { Sparkline } from './charts/sparkline';

/** A written figure and its unit: 'Rs 62.2' and ' crore', '0.5%' and ' below plan'. */
function splitUnit(value: string): readonly [figure: string, unit: string] {
  const [, figure = value, unit = ''] = /^(.*\d%?)(\D*)$/.exec(value) ?? [];
  return [figure, unit];
}

/**
 * A headline figure, how it changed, its weeks, and what was counted, unless a line below the tiles
 * says that for all. A part of a `dl`.
 */
export function KpiTile({ label, value, change, rose, isGood, weeks, basis }: Kpi) {
  const [figure, unit] = splitUnit(value);
  return (
    <div className="flex flex-col rounded-control border border-line bg-white px-2 py-2 sm:p-3">
      <dt className="text-tiny text-muted">{label}</dt>
      <dd className="font-display text-lead/tight font-bold tracking-display whitespace-nowrap text-ink-900">
        {figure}
        {unit && <span className="text-tiny">{unit}</span>}
      </dd>
      <dd
        className={`flex items-center gap-1.5 text-tiny font-semibold ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {rose !== undefined && (
          <svg className="size-2 shrink-0 fill-current" viewBox="0 0 8 8" aria-hidden="true">
            <path d={rose ? 'M4 1 8 7H0Z' : 'M4 7 0 1H8Z'} />
          </svg>
        )}
        {change}
      </dd>
      {weeks.length > 1 && (
        <dd className="mt-auto pt-2">
          <Sparkline values={weeks} isGood={isGood} />
        </dd>
      )}
      {basis && <dd className="mt-2 text-tiny text-muted">{basis}</dd>}
    </div>
  );
}
