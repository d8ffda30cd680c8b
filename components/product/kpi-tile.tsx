import type { Kpi } from '@/lib/sample-brand/dashboard';
import { Sparkline } from './charts/sparkline';

/** How a tile lies: a row on phones and a column from there on, or a column always. */
const tones = {
  row: {
    tile: 'flex-wrap items-center justify-between gap-x-2 sm:flex-col sm:items-stretch',
    figure: 'mt-auto',
    change: 'ml-auto whitespace-nowrap sm:ml-0',
    line: 'mt-2 hidden sm:block',
  },
  column: { tile: 'flex-col', figure: '', change: '', line: 'mt-auto pt-2' },
} as const;

/** A written figure and its unit: 'Rs 62.2' and ' crore', '0.5%' and ' below plan'. */
function inParts(value: string): readonly [figure: string, unit: string] {
  const [, figure = value, unit = ''] = /^(.*\d%?)(\D*)$/.exec(value) ?? [];
  return [figure, unit];
}

/**
 * A headline figure, how it changed, its weeks, and what was counted, unless a line below the tiles
 * says that for all. A part of a `dl`.
 */
export function KpiTile({
  lies,
  label,
  value,
  change,
  rose,
  isGood,
  weeks,
  counted,
}: Kpi & { lies: keyof typeof tones }) {
  const tone = tones[lies];
  const [figure, unit] = inParts(value);
  return (
    <div
      className={`flex rounded-control border border-line bg-white px-2 py-2 sm:p-3 ${tone.tile}`}
    >
      <dt className="text-tiny text-muted">{label}</dt>
      <dd
        className={`font-display text-lead/tight font-bold tracking-display whitespace-nowrap text-ink-900 ${tone.figure}`}
      >
        {figure}
        {unit && <span className="text-tiny">{unit}</span>}
      </dd>
      <dd
        className={`flex items-center gap-1.5 ${tone.change} text-tiny font-semibold ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {rose !== undefined && (
          <svg className="size-2 shrink-0 fill-current" viewBox="0 0 8 8" aria-hidden="true">
            <path d={rose ? 'M4 1 8 7H0Z' : 'M4 7 0 1H8Z'} />
          </svg>
        )}
        {change}
      </dd>
      {weeks.length > 1 && (
        <dd className={tone.line}>
          <Sparkline values={weeks} isGood={isGood} />
        </dd>
      )}
      {counted && <dd className="mt-2 text-tiny text-muted">{counted}</dd>}
    </div>
  );
}
