import { figures } from '@/lib/sample-brand/texts/figures';
import { fill } from '@/lib/fill';
import type { BarChart } from '@/lib/sample-brand/answer';
import { drawBars } from './draw';

const fills = {
  accent: 'fill-coral-400',
  main: 'fill-ink-800',
  plain: 'fill-teal-600',
  faint: 'fill-edge',
} as const;

/**
 * Bars, each below its name and value. The words are text of the page and never shrink; only the
 * bars stretch.
 */
export function Bars(chart: BarChart) {
  const { bars, zero, reference } = drawBars(chart);
  const ranged = bars.some(({ whisker }) => whisker);
  return (
    <>
      <ul className="grid gap-y-2 text-small text-body">
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className="flex items-end justify-between gap-4">
              {bar.label}{' '}
              <span className="tabular font-semibold whitespace-nowrap text-ink-900">
                {bar.text}
              </span>
            </span>
            <DrawnBarShape {...bar} zero={zero} reference={reference?.at} />
          </li>
        ))}
      </ul>
      {(reference || ranged) && (
        <p className="mt-3 text-tiny text-muted">
          {[
            reference && fill(figures.dashed, { what: reference.label.toLowerCase() }),
            ranged && figures.thinLine,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
}

function DrawnBarShape({
  tone,
  start,
  length,
  whisker,
  zero,
  reference,
}: ReturnType<typeof drawBars>['bars'][number] & {
  zero: number;
  reference: number | undefined;
}) {
  return (
    <svg className="h-3 w-full overflow-visible" aria-hidden="true">
      <rect x={`${start}%`} width={`${length}%`} height="12" rx="4" className={fills[tone]} />
      {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="-1" y2="13" className="stroke-edge" />}
      {whisker && (
        // Its lighter edge keeps the range visible on a dark bar.
        <rect
          x={`${whisker.start}%`}
          width={`${whisker.length}%`}
          y="4.5"
          height="3"
          className="fill-ink-900 stroke-white"
        />
      )}
      {reference !== undefined && (
        <line
          x1={`${reference}%`}
          x2={`${reference}%`}
          y1="-2"
          y2="14"
          className="stroke-ink-900"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  );
}
