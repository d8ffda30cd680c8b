import { figures } from '@/lib/sample-brand/engine/figure-texts';
import type { BarChart } from '@/lib/sample-brand/answers/answer';
import { anchorAt, layOutBars } from './layout';

const fills = {
  accent: 'fill-coral-400',
  main: 'fill-ink-800',
  plain: 'fill-teal-600',
  faint: 'fill-edge',
} as const;

/**
 * Bars, each beside its name (on a phone below it), its value at its end. What they are compared
 * with is one dashed line through all of them. The words are text of the page and never shrink.
 */
export function Bars(chart: BarChart) {
  const { bars, zero, reference } = layOutBars(chart);
  return (
    <div className="@container">
      {reference && (
        <svg className="bars-room h-5 overflow-visible fill-muted" aria-hidden="true">
          <text x={`${reference.at}%`} y="14" textAnchor={anchorAt(reference.at)}>
            {reference.label}
          </text>
        </svg>
      )}
      <div className="relative">
        <svg className="bars-room absolute inset-0 h-full stroke-ink-900" aria-hidden="true">
          {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" className="stroke-edge" />}
          {reference && (
            <line x1={`${reference.at}%`} x2={`${reference.at}%`} y2="100%" strokeDasharray="4 3" />
          )}
        </svg>
        <ul className="relative grid gap-y-2">
          {bars.map((bar) => (
            <li key={bar.label} className="@narrow:flex @narrow:items-center">
              <span className="w-fit bg-white @narrow:mr-auto @narrow:pr-2">{bar.label}</span>
              <span className="sr-only">{bar.text}</span>
              <Bar {...bar} zero={zero} />
            </li>
          ))}
        </ul>
      </div>
      {bars.some(({ whisker }) => whisker) && <p className="mt-2 text-muted">{figures.thinLine}</p>}
    </div>
  );
}

function Bar({
  tone,
  text,
  start,
  length,
  whisker,
  zero,
}: ReturnType<typeof layOutBars>['bars'][number] & { zero: number }) {
  const whiskerEnd = whisker ? whisker.start + whisker.length : 0;
  const end = Math.max(zero, start + length, whiskerEnd);
  return (
    <svg className="bars-room tabular h-5 shrink-0 overflow-visible" aria-hidden="true">
      <rect
        x={`${start}%`}
        y="4"
        width={`${length}%`}
        height="12"
        rx="3"
        className={`bar ${start < zero ? 'origin-right' : 'origin-left'} ${fills[tone]} ${whisker ? 'opacity-40' : ''}`}
      />
      {whisker && (
        <g className="stroke-ink-900 stroke-2">
          <line x1={`${whisker.start}%`} x2={`${whiskerEnd}%`} y1="10" y2="10" />
          <line x1={`${whisker.start}%`} x2={`${whisker.start}%`} y1="6" y2="14" />
          <line x1={`${whiskerEnd}%`} x2={`${whiskerEnd}%`} y1="6" y2="14" />
        </g>
      )}
      <text x={`${end}%`} dx="6" y="15" className="chart-value fill-ink-900 font-semibold">
        {text}
      </text>
    </svg>
  );
}
