import { figures } from '@/content/figures';
import type { LineChart } from '@/lib/demo/answers/answer';
import { fill } from '@/lib/fill';
import { type LineDrawing, box } from './draw';
import { spaced } from './spaced';

const strokes = {
  accent: 'stroke-coral-600 stroke-2',
  main: 'stroke-ink-900 stroke-2',
  plain: 'stroke-teal-600 stroke-2',
  faint: 'stroke-muted',
} as const;

const heights = { small: 'h-24', medium: 'h-44' } as const;

/** The values of each line in words, for readers without the picture. */
function inWords({ series, firstWeek }: LineChart): string[] {
  return series.map(({ label, values }) => {
    const from = values.findIndex((value) => value !== undefined);
    const known = values.flatMap((value) => (value === undefined ? [] : [value.toFixed(1)]));
    return fill(figures.line, {
      name: label,
      first: firstWeek + from,
      last: firstWeek + from + known.length - 1,
      values: known.join(', '),
    });
  });
}

/** Weekly lines with a value axis. The drawing stretches, the words beside it do not. */
export function Lines({
  chart,
  drawing: { lines, band, ticks, weeks },
  height = 'medium',
}: {
  chart: LineChart;
  drawing: LineDrawing;
  height?: keyof typeof heights;
}) {
  return (
    <>
      <ul className="sr-only">
        {inWords(chart).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex gap-3">
        <div
          className="tabular -my-2 flex flex-col justify-between text-right text-tiny text-muted"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <span key={tick}>{spaced(tick)}</span>
          ))}
        </div>
        <svg
          className={`w-full min-w-0 overflow-visible fill-none ${heights[height]}`}
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {ticks.map((tick, index) => {
            const y = Math.round((index / Math.max(1, ticks.length - 1)) * box.height);
            return (
              <path
                key={tick}
                d={`M0,${y}H${box.width}`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
          {band && <path d={band} className="fill-coral-100" />}
          {lines.map(({ label, look, d }) => (
            <path
              key={label}
              d={d}
              className={strokes[look]}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={look === 'faint' ? '4 4' : undefined}
              strokeLinejoin="round"
            />
          ))}
        </svg>
      </div>
      <div className="mt-2 flex justify-between pl-8 text-tiny text-muted" aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{spaced(week)}</span>
        ))}
      </div>
      {lines.length > 1 && <Legend lines={lines} hasBand={band !== undefined} />}
    </>
  );
}

function Legend({ lines, hasBand }: Pick<LineDrawing, 'lines'> & { hasBand: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-tiny text-muted" aria-hidden="true">
      {lines.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <svg className="h-2 w-5" aria-hidden="true">
            <path
              d="M0,4H20"
              className={strokes[look]}
              strokeDasharray={look === 'faint' ? '4 4' : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
      {hasBand && (
        <li className="flex items-center gap-2">
          <svg className="h-2 w-5" aria-hidden="true">
            <rect width="20" height="8" className="fill-coral-100" />
          </svg>
          {figures.band}
        </li>
      )}
    </ul>
  );
}
