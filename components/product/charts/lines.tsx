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

type Room = { height: string; children?: ReactNode };

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
 * Weekly lines with a value axis, and their values in words.
 * @param children what marks places on it and names its lines, so that no legend need
 */
export function Lines({ children, height = 'h-44', ...chart }: LineChart & Partial<Room>) {
  const layout = layOutLines(chart);
  const { lines, band } = layout;
  return (
    <>
      <ul className="sr-only">
        {inWords(chart).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Plot {...layout} height={height}>
        {children}
      </Plot>
      {lines.length > 1 && !children && <Legend lines={lines} hasBand={band !== undefined} />}
    </>
  );
}

/** Laid out lines between their axes. The drawing stretches, the words beside it do not. */
export function Plot({
  lines,
  band,
  empty,
  grid,
  ticks,
  weeks,
  height,
  children,
}: ReturnType<typeof layOutLines> & Room) {
  return (
    <div
      className="tabular grid grow grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3 gap-y-2 text-muted"
      aria-hidden="true"
    >
      <div className="flex flex-col justify-between text-right text-[1em]/0">
        {ticks.map((tick) => (
          <p key={tick}>{tick}</p>
        ))}
      </div>
      <div className={`relative ${height}`}>
        <svg
          viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
          preserveAspectRatio="none"
          className="absolute size-full overflow-visible fill-none"
        >
          <path d={grid} stroke={colours.line} vectorEffect="non-scaling-stroke" />
          {band && <path d={band} fill={colours.mist} fillOpacity="0.6" />}
          {empty && <path d={empty} className="stroke-coral-400 opacity-40" strokeWidth="400" />}
          {lines.map(({ label, tone, d }) => (
            <path key={label} d={d} {...strokes[tone]} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {children}
      </div>
      <div className="col-start-2 flex justify-between">
        <p>{weeks[0]}</p>
        {empty && <p className="text-coral-600">{figureTexts.empty}</p>}
        <p>{weeks[1]}</p>
      </div>
    </div>
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
