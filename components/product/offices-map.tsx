import type { company } from '@/content/company';
import type { Curve, Point } from '@/lib/brand/curve';
import { Dots, rowOf, TaperedDots } from './drawings/dots';
import { land } from './drawings/land';

type Office = (typeof company.offices)[number];

/** From one dot of land to the next, in units of the drawing. */
const STEP = 12;

const WIDTH = (land.rows[0].length + 1) * STEP;
const HEIGHT = (land.rows.length + 1) * STEP;

/** Land, each row as its runs of dots. */
const shore = land.rows
  .flatMap((row, index) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index: start }) =>
      rowOf((start + 1) * STEP, (index + 1) * STEP, run.length, STEP),
    ),
  )
  .join('');

const placeOf = ({ latitude, longitude }: Office['location']): Point => [
  ((longitude - land.west) / land.columnStep + 1) * STEP,
  ((land.north - latitude) / land.rowStep + 1) * STEP,
];

/** The two offices on a map of dots, and the line of dots that joins them. */
export function OfficesMap({
  offices,
  caption,
}: {
  offices: typeof company.offices;
  caption: string;
}) {
  const [from, to] = [...offices].reverse().map(({ location }) => placeOf(location));
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full overflow-visible fill-none"
      >
        <Dots d={shore} size={5} gap={STEP} colour="ink-700" />
        {from && to && <TaperedDots curve={between(from, to)} from={5} to={8} colour="coral-400" />}
        {offices.map(({ id, city, location }) => {
          const [x, y] = placeOf(location);
          return (
            <g key={id}>
              <circle cx={x} cy={y} r="16" className="stroke-coral-400 stroke-2" />
              <circle cx={x} cy={y} r="8" className="fill-coral-400" />
              <text
                x={x + 26}
                y={y + 8}
                className="fill-white stroke-ink-900 font-display text-h2 font-bold tracking-display sm:text-h3"
                strokeWidth="8"
                paintOrder="stroke"
              >
                {city}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  );
}

/** A line that leaves the first place upward, outside its ring, and comes down on the second. */
const between = ([x1, y1]: Point, [x2, y2]: Point): Curve => [
  [x1 + 20, y1 - 10],
  [x1 + (x2 - x1) * 0.35, y1 - 70],
  [x1 + (x2 - x1) * 0.85, y1 - 10],
  [x2, y2 - 20],
];
