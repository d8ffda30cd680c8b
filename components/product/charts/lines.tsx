import type { ReactNode } from 'react';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { colours } from '@/lib/pictures/brand/colours';
import type { LineChart } from '@/lib/sample-brand/answers/answer';
import { fillTemplate } from '@/lib/base/fill';
import { layOutLines, lineBox } from './layout';

const strokes = {
  main: { className: 'stroke-ink-900', strokeWidth: 3 },
  plain: { stroke: colours['teal-600'], strokeWidth: 3 },
  faint: { stroke: colours.muted, strokeWidth: 2, strokeDasharray: '4 4' },
} as const;

/** The values of each line in words, for readers without the picture. */
function inWords({ series, firstWeek }: LineChart): string[] {
  return series.map(({ label, values }) => {
    const from = values.findIndex((value) => value !== undefined);
    const points = values.flatMap((value) => (value === undefined ? [] : [value.toFixed(1)]));
    return fillTemplate(figureTexts.line, {
      name: label,
      first: firstWeek + from,
      last: firstWeek + from + points.length - 1,
      values: points.join(', '),
    });
  });
}

/**
 * Weekly lines with a value axis. The drawing stretches, the words beside it do not.
 * @param children what marks places on it and names its lines, so that no legend need
 */
export function Lines({ children, ...chart }: LineChart & { children?: ReactNode }) {
  const { lines, band, grid, ticks, weeks } = layOutLines(chart);
  return (
    <>
      <ul className="sr-only">
        {inWords(chart).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex gap-3">
        <div
          className="tabular flex h-44 flex-col justify-between text-right leading-0 text-muted"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <div className="relative min-w-0 grow">
          {children}
          <svg
            viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
            preserveAspectRatio="none"
            className="h-44 w-full overflow-visible fill-none"
            aria-hidden="true"
          >
            <path d={grid} stroke={colours.line} vectorEffect="non-scaling-stroke" />
            {band && <path d={band} fill={colours.mist} fillOpacity="0.6" />}
            {lines.map(({ label, tone, d }) => (
              <path key={label} d={d} {...strokes[tone]} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <div className="mt-2 flex justify-between text-muted" aria-hidden="true">
            {weeks.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </div>
        </div>
      </div>
      {lines.length > 1 && !children && <Legend lines={lines} hasBand={band !== undefined} />}
    </>
  );
}

function Legend({
  lines,
  hasBand,
}: Pick<ReturnType<typeof layOutLines>, 'lines'> & { hasBand: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted" aria-hidden="true">
      {lines.map(({ label, tone }) => (
        <li key={label} className="flex items-center gap-2">
          <svg className="h-2 w-5" aria-hidden="true">
            <path d="M0,4H20" {...strokes[tone]} />
          </svg>
          {label}
        </li>
      ))}
      {hasBand && (
        <li className="flex items-center gap-2">
          <svg className="h-2 w-5" aria-hidden="true">
            <rect width="20" height="8" fill={colours.mist} fillOpacity="0.6" />
          </svg>
          {figureTexts.band}
        </li>
      )}
    </ul>
  );
}
