import type { Pages } from '@/content/schema';
import { Eyebrow } from '../ui/section';
import { curveAcross, linear } from './charts/shapes';

/** One source for each arm. The last one's file is wrong today. */
const SOURCES = 8;
const WRONG = SOURCES - 1;

const USES = 4;

/** The stages of the pipeline, against the stream from right to left. */
const stageLooks = [
  { place: 'left-33/50', bar: 'h-20 bg-teal-300' },
  { place: 'left-1/2', bar: 'h-20 bg-coral-400' },
  { place: 'left-7/20', bar: 'h-18 bg-teal-300' },
] as const;

/** Height of a source's row, distance of streams that run side by side, radius of their bends. */
const ROW = 24;
const LANE = 9;
const BEND = 18;

/** Where the rows end, the streams run back below them, and the warehouse begins. */
const ROWS = SOURCES * ROW;
const PIPELINE = 128;

/**
 * The streams keep their size and are cut at the left, so they are as wide as the figure ever gets.
 * As a whole number of gaps it lets dots counted from the right meet those counted from the left.
 */
const WIDTH = 107 * LANE;

const colours = ['stroke-teal-300', 'stroke-teal-600', 'stroke-mist-dim'] as const;

const dots = { strokeLinecap: 'round', strokeWidth: 4, strokeDasharray: `0 ${LANE}` } as const;

const frame = {
  viewBox: `0 0 ${WIDTH} ${ROWS + PIPELINE}`,
  preserveAspectRatio: 'xMaxYMin slice',
} as const;

/** Length of a bend: a parabola's, in shares of the square that it crosses. */
const BEND_LENGTH = BEND * (1 + Math.asinh(1) / Math.SQRT2);

/** Depth of a stream in the pipeline: the last source's runs on top. */
const depth = (index: number) => BEND + (SOURCES - index) * LANE;

/** Middle of a source's row; where its stream bends, the first one's being the outermost. */
const middle = (index: number) => index * ROW + ROW / 2;
const turn = (index: number) => WIDTH - 4 - index * LANE - BEND;

/** From the upper bend down to the lower one. */
const fall = (index: number) => ROWS + depth(index) - middle(index) - 2 * BEND;

/** Along its row, from where it takes a whole number of gaps to the end of the way back. */
const row = (index: number) => {
  const way = 2 * (turn(index) + BEND_LENGTH) + fall(index);
  return `M${(way % LANE).toFixed(1)} ${middle(index)}H${turn(index)}`;
};

/** Down at the right, and back to the left. */
const back = (index: number) =>
  `q${BEND} 0 ${BEND} ${BEND}v${fall(index)}q0 ${BEND}-${BEND} ${BEND}H0` as const;

/** From the pipeline, at a dot, down into the warehouse, whose upper edge is at 0. */
const into = (index: number) =>
  `M99 ${depth(index) - PIPELINE}H${75 - index * LANE + BEND}q-${BEND} 0-${BEND} ${BEND}V14` as const;

/** One path of all streams of a colour, without the wrong one's. */
const together = (third: number, path: (index: number) => string) =>
  Array.from({ length: SOURCES }, (_, index) =>
    index % colours.length === third && index !== WRONG ? path(index) : '',
  ).join('');

const gather = linear([0, USES - 1], [40, 60]);
const spread = linear([-0.5, USES - 0.5], [0, 100]);

const out = Array.from({ length: USES }, (_, index) =>
  curveAcross([0, Math.round(gather(index))], [100, Math.round(spread(index))]),
).join('');

/** Where data comes from, what happens to it on the way, where it is kept and what it is for. */
export function DataDiagram({
  caption,
  parts,
  sources,
  held,
  stages,
  uses,
}: Pages['data-infrastructure']['diagram']) {
  return (
    <figure className="w-dots max-w-wide text-small">
      <figcaption className="sr-only">{caption}</figcaption>
      <Eyebrow ground="ink">{parts.sources}</Eyebrow>
      <div className="relative mt-2">
        <svg aria-hidden="true" {...frame} {...dots} className="absolute h-80 w-full fill-none">
          {colours.map((colour, third) => (
            <path
              key={colour}
              className={`flowing ${colour}`}
              d={together(third, (index) => row(index) + back(index))}
            />
          ))}
          <path className="flowing-held stroke-coral-400" d={row(WRONG)} />
        </svg>
        <svg
          aria-hidden="true"
          {...frame}
          {...dots}
          className="absolute right-0 h-80 w-1/2 fill-none stroke-coral-400"
        >
          <path className="flowing-held" d={row(WRONG) + back(WRONG)} />
        </svg>
        <ul className="relative text-small/6">
          {sources.map((name, index) => (
            <li
              key={name}
              className={`w-fit bg-ink-900 pr-2 shadow-fade ${index === WRONG ? 'text-coral-300' : ''}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative z-10 h-32 text-tiny">
        <p className="absolute top-3 right-1/2 mr-3 text-coral-300">{held}</p>
        <ol>
          {stageLooks.map(({ place, bar }, index) => (
            <li
              key={place}
              className={`absolute bottom-0 -translate-x-1/2 text-center text-white ${place}`}
            >
              <span className={`mx-auto mb-1 block w-1.5 rounded-bar ${bar}`} />
              {stages[index]}
            </li>
          ))}
        </ol>
        <div className="absolute right-0 bottom-0">
          <Eyebrow ground="ink">{parts.pipeline}</Eyebrow>
        </div>
      </div>
      <div className="flex gap-3 text-white">
        <div>
          <svg
            aria-hidden="true"
            viewBox="0 0 96 128"
            className="relative h-32 w-24 overflow-visible fill-none"
          >
            <path className="fill-ink-900" d="M-4-104h107v110h-107z" />
            <path className="fill-teal-600" d="M2 16v84c0 18 92 18 92 0V16z" />
            <ellipse className="fill-ink-800 stroke-teal-300" cx="48" cy="16" rx="46" ry="13" />
            <path className="stroke-teal-300" d="M2 44c0 18 92 18 92 0M2 72c0 18 92 18 92 0" />
            <g {...dots}>
              {colours.map((colour, third) => (
                <path key={colour} className={`flowing ${colour}`} d={together(third, into)} />
              ))}
            </g>
          </svg>
          <Eyebrow ground="ink">{parts.warehouse}</Eyebrow>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-32 min-w-0 flex-1 overflow-visible fill-none stroke-teal-300"
          {...dots}
        >
          <path className="flowing" vectorEffect="non-scaling-stroke" d={out} />
        </svg>
        <div>
          <ul className="text-small/8">
            {uses.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <Eyebrow ground="ink">{parts.use}</Eyebrow>
        </div>
      </div>
    </figure>
  );
}
