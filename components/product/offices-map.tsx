import type { Site } from '@/content/schema';
import { land } from './land';

type Office = Site['offices']['india'];

/** From one dot of land to the next, in units of the drawing. */
const STEP = 12;

const WIDTH = (land.rows[0].length + 1) * STEP;
const HEIGHT = (land.rows.length + 1) * STEP;

/** Land, each row as its runs of dots: a hair too long, or rounding would drop a run's last dot. */
const shore = land.rows
  .flatMap((row, index) =>
    [...row.matchAll(/#+/g)].map(
      ({ 0: run, index: start }) =>
        `M${(start + 1) * STEP} ${(index + 1) * STEP}h${(run.length - 1) * STEP}.1`,
    ),
  )
  .join('');

const placeOf = ({ latitude, longitude }: Office['location']) => ({
  x: Math.round(((longitude - land.west) / land.columnStep + 1) * STEP),
  y: Math.round(((land.north - latitude) / land.rowStep + 1) * STEP),
});

type Place = ReturnType<typeof placeOf>;

/** A line that leaves the first place upward, outside its ring, and comes down on the second. */
function between(from: Place, to: Place): string {
  const along = (share: number) => Math.round(from.x + (to.x - from.x) * share);
  return `M${from.x + 20} ${from.y - 10}C${along(0.35)} ${from.y - 70} ${along(0.85)} ${from.y - 10} ${to.x} ${to.y - 22}`;
}

/** The two offices on a map of dots, and the line of dots that joins them. */
export function OfficesMap({ offices, caption }: { offices: Site['offices']; caption: string }) {
  const [from, to] = [offices.uk, offices.india].map(({ location }) => placeOf(location));
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        strokeLinecap="round"
        className="w-full overflow-visible fill-none"
      >
        <path d={shore} strokeWidth="5" strokeDasharray={`0 ${STEP}`} className="stroke-ink-700" />
        {from && to && (
          <path
            d={between(from, to)}
            strokeWidth="7"
            strokeDasharray="0 13"
            className="stroke-teal-300"
          />
        )}
        {Object.values(offices).map(({ city, location }) => {
          const { x, y } = placeOf(location);
          return (
            <g key={city}>
              <circle cx={x} cy={y} r="16" className="stroke-teal-300 stroke-2" />
              <circle cx={x} cy={y} r="8" className="fill-teal-300" />
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
