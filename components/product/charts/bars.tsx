import type { BarChart } from '@/lib/sample-brand/answers/answer';
import { layOutBars } from './layout';

/**
 * Bars, each behind its name and its value. One line runs through them all, where nothing is written:
 * dashed at what they are compared with, solid at 0. The bar that the answer names is full, the
 * others step back. The words are text of the page and never shrink.
 */
export function Bars(chart: Partial<BarChart> & Pick<BarChart, 'bars'>) {
  const { bars, zero, reference } = layOutBars(chart);
  return (
    <>
      <div className={`relative ${reference ? 'pt-7' : ''}`}>
        <ul className="grid gap-y-1">
          {bars.map(({ label, text, isBad, isFaded, start, length, whisker }) => (
            <li key={label} className="flex flex-wrap items-center gap-x-2 text-[1em]/tight">
              <span className="bars-name">{label}</span>{' '}
              <span className="tabular font-semibold text-ink-900">{text}</span>
              <svg className="bars-room ml-auto h-5 overflow-visible" aria-hidden="true">
                <rect
                  x={`${start}%`}
                  y="20%"
                  width={`${length}%`}
                  height="60%"
                  rx="3"
                  className={`bar ${isBad ? 'fill-coral-400' : 'fill-teal-600'} ${isFaded || whisker ? 'opacity-40' : ''}`}
                />
                {whisker && (
                  <g className="stroke-ink-900 stroke-2">
                    <line x1={`${whisker.start}%`} x2={`${whisker.end}%`} y1="50%" y2="50%" />
                    <line x1={`${whisker.start}%`} x2={`${whisker.start}%`} y1="30%" y2="70%" />
                    <line x1={`${whisker.end}%`} x2={`${whisker.end}%`} y1="30%" y2="70%" />
                  </g>
                )}
              </svg>
            </li>
          ))}
        </ul>
        {(zero > 0 || reference) && (
          <svg
            className="bars-room absolute top-0 right-0 h-full overflow-visible fill-muted"
            aria-hidden="true"
          >
            {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" className="stroke-edge" />}
            {reference && (
              <>
                <text x={`${reference.at}%`} y="13" textAnchor="end">
                  {reference.label}
                </text>
                <line
                  x1={`${reference.at}%`}
                  x2={`${reference.at}%`}
                  y1="18"
                  y2="100%"
                  className="stroke-ink-900"
                  strokeDasharray="4 3"
                />
              </>
            )}
          </svg>
        )}
      </div>
      {bars.some(({ whisker }) => whisker) && (
        <p className="mt-2 text-muted">{chart.whiskerNote}</p>
      )}
    </>
  );
}
