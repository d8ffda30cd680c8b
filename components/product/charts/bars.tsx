import type { BarChart } from '@/lib/sample-brand/answers/answer';
import { textAnchorAt, layOutBars } from './layout';

/**
 * Bars, each beside its name, its value at its end, or above where it has a range; on a phone both
 * stand above it. One line runs through them all: dashed at what they are compared with, solid at 0.
 * The bar that the answer names is full, the others step back. The words are text of the page and
 * never shrink.
 */
export function Bars(chart: BarChart) {
  const { bars, zero, reference } = layOutBars(chart);
  return (
    <div className="@container">
      <div className="relative">
        <svg
          className="bars-room absolute inset-0 h-full overflow-visible fill-muted"
          aria-hidden="true"
        >
          {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" className="stroke-edge" />}
          {reference && (
            <text x={`${reference.at}%`} y="14" textAnchor={textAnchorAt(reference.at)}>
              {reference.label}
            </text>
          )}
        </svg>
        <ul className={`relative grid gap-y-2 ${reference ? 'pt-5' : ''}`}>
          {bars.map((bar) => (
            <li key={bar.label} className="@narrow:flex @narrow:items-center">
              <span
                className={`flex justify-between gap-2 bg-white pr-1 leading-tight ${bar.whisker ? '@narrow:mt-4' : ''}`}
              >
                {bar.label}{' '}
                <span className="font-semibold text-ink-900 @narrow:sr-only">{bar.text}</span>
              </span>
              <Bar {...bar} zero={zero} mark={reference?.at} />
            </li>
          ))}
        </ul>
      </div>
      {bars.some(({ whisker }) => whisker) && <p className="mt-2 text-muted">{chart.thinLine}</p>}
    </div>
  );
}

/**
 * A bar, and its part of the dashed line: as long as a row with its gap, so that the parts meet where
 * the names stand beside the bars, and none crosses a name that stands above.
 */
function Bar({
  text,
  isBad,
  isFaded,
  start,
  length,
  whisker,
  zero,
  mark,
}: ReturnType<typeof layOutBars>['bars'][number] & { zero: number; mark: number | undefined }) {
  const isLoss = start < zero;
  const end = isLoss ? start : start + length;
  return (
    <svg
      className={`bars-room tabular h-5 shrink-0 overflow-visible ${whisker ? '@narrow:mt-4' : ''}`}
      aria-hidden="true"
    >
      <rect
        x={`${start}%`}
        y="4"
        width={`${length}%`}
        height="12"
        rx="3"
        className={`bar ${isLoss ? 'origin-right' : 'origin-left'} ${isBad ? 'fill-coral-400' : 'fill-teal-600'} ${isFaded ? 'opacity-40' : ''}`}
      />
      {mark !== undefined && (
        <line
          x1={`${mark}%`}
          x2={`${mark}%`}
          y1="4"
          y2="28"
          className="stroke-ink-900"
          strokeDasharray="4 3"
        />
      )}
      {whisker && (
        <g className="stroke-ink-900 stroke-2">
          <line x1={`${whisker.start}%`} x2={`${whisker.end}%`} y1="10" y2="10" />
          <line x1={`${whisker.start}%`} x2={`${whisker.start}%`} y1="6" y2="14" />
          <line x1={`${whisker.end}%`} x2={`${whisker.end}%`} y1="6" y2="14" />
        </g>
      )}
      <text
        x={`${end}%`}
        dx={whisker ? 0 : isLoss ? -8 : 8}
        y={whisker ? -4 : 15}
        textAnchor={whisker ? textAnchorAt(end) : isLoss ? 'end' : undefined}
        strokeLinejoin="round"
        className="chart-value hidden fill-ink-900 stroke-14 font-semibold @narrow:inline"
      >
        {text}
      </text>
    </svg>
  );
}
