import { figures } from '@/lib/sample-brand/engine/figure-texts';
import { fill } from '@/lib/site/fill';
import type { BarChart } from '@/lib/sample-brand/answers/answer';
import { anchorAt, layOutBars } from './layout';

const fills = {
  accent: 'fill-coral-400',
  main: 'fill-ink-800',
  plain: 'fill-teal-600',
  faint: 'fill-edge',
} as const;

/** How much of the width a label on a bar takes at most, in per cent: on a phone. */
const LABEL = 24;

/**
 * Bars, each below its name and value. The words are text of the page and never shrink; only the
 * bars stretch. The line to compare with, and a range, are named where they are drawn.
 */
export function Bars(chart: BarChart) {
  const { bars, zero, reference } = layOutBars(chart);
  const labelBar = bars.find(({ whisker }) => {
    const end = whisker ? whisker.start + whisker.length : 100;
    const isClear = reference === undefined || reference.at < end || reference.at > end + LABEL;
    return end + LABEL <= 100 && isClear;
  });
  const hasRanges = bars.some(({ whisker }) => whisker);
  return (
    <>
      {reference && (
        <svg className="h-5 w-full overflow-visible fill-muted text-tiny" aria-hidden="true">
          <text x={`${reference.at}%`} y="14" textAnchor={anchorAt(reference.at)}>
            {reference.label}
          </text>
        </svg>
      )}
      <ul className="grid gap-y-2 text-small text-body">
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className="flex items-end justify-between gap-4">
              {bar.label}
              <span className="tabular font-semibold whitespace-nowrap text-ink-900">
                {bar.text}
              </span>
            </span>
            <BarShape {...bar} zero={zero} reference={reference?.at} hasLabel={bar === labelBar} />
          </li>
        ))}
      </ul>
      {(reference || hasRanges) && (
        <p className={labelBar || !hasRanges ? 'sr-only' : 'mt-3 text-tiny text-muted'}>
          {[
            reference && fill(figures.dashed, { what: reference.label.toLowerCase() }),
            hasRanges && figures.thinLine,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
}

function BarShape({
  tone,
  start,
  length,
  whisker,
  zero,
  reference,
  hasLabel,
}: ReturnType<typeof layOutBars>['bars'][number] & {
  zero: number;
  reference: number | undefined;
  /** Whether the word for a range stands beside its line here. */
  hasLabel: boolean;
}) {
  return (
    <svg className="h-3 w-full overflow-visible" aria-hidden="true">
      <rect
        x={`${start}%`}
        width={`${length}%`}
        height="12"
        rx="4"
        className={`bar ${start < zero ? 'origin-right' : 'origin-left'} ${fills[tone]}`}
      />
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
      {whisker && hasLabel && (
        <text
          x={`${whisker.start + whisker.length + 2}%`}
          y="11"
          className="fill-muted text-tiny lowercase"
        >
          {figures.band}
        </text>
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
