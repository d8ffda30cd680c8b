import type { Pages } from '@/content/schema';
import { Eyebrow } from '../ui/section';
import { curveAcross, linear } from './charts/shapes';

/** One source for each arm. The last one's file is wrong today. */
const SOURCES = 8;
const WRONG = SOURCES - 1;

const USES = 4;

/** The stages of the pipeline, with the stream: the wrong file comes as far as the second. */
const stageLooks = [
  { name: 'left-23/50 -translate-x-1/2', bar: 'left-23/50 h-48' },
  { name: 'left-31/50 -translate-x-1/2', bar: 'left-31/50 h-48' },
  { name: 'right-0', bar: 'right-2 h-42' },
] as const;

/** Height of a source's row, distance of streams that run side by side, radius of their bends. */
const ROW = 24;
const LANE = 9;
const BEND = 18;

/** Where the joined streams begin, where the rows end, and from there to the warehouse. */
const JOINED = WRONG * ROW;
const ROWS = SOURCES * ROW;
const PIPELINE = 60;

/**
 * The joined streams keep their size and are cut at the left, so they are as wide as the figure
 * ever gets. As a whole number of gaps it lets dots counted from the right meet those counted from
 * the left.
 */
const WIDTH = 107 * LANE;

/** How far the rows' dots move before they rest (app/styles/motion.css): whole gaps, so that they end where they are drawn. */
const FLOW = 40 * LANE;
const FLOW_HELD = 6 * LANE;

const colours = ['stroke-teal-300', 'stroke-teal-600', 'stroke-mist-dim'] as const;

const dots = { strokeLinecap: 'round', strokeWidth: 4, strokeDasharray: `0 ${LANE}` } as const;

/** Length of a bend: a parabola's, in shares of the square that it crosses. */
const BEND_LENGTH = BEND * (1 + Math.asinh(1) / Math.SQRT2);

/** Depth of a joined stream below the rows: the outermost runs lowest. */
const depth = (lane: number) => BEND + (colours.length - lane) * LANE;

/** Down from the last stage, from where it takes a whole number of gaps back to the left. */
const joined = (lane: number) => {
  const x = WIDTH - 4 - lane * LANE;
  const fall = ROWS + depth(lane) - BEND - JOINED;
  const spare = (fall + BEND_LENGTH + x - BEND) % LANE;
  return `M${x} ${(JOINED + spare).toFixed(1)}v${(fall - spare).toFixed(1)}q0 ${BEND}-${BEND} ${BEND}H0`;
};

/** From there, at a dot, down into the warehouse, whose upper edge is at 0. */
const into = (lane: number) =>
  `M99 ${depth(lane) - PIPELINE}H${57 - lane * LANE + BEND}q-${BEND} 0-${BEND} ${BEND}V14` as const;

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
      <div className="relative flex">
        <div className="w-23/50">
          <Eyebrow ground="ink">{parts.sources}</Eyebrow>
        </div>
        <Eyebrow ground="ink">{parts.pipeline}</Eyebrow>
      </div>
      <ol className="relative mt-1 h-7 text-tiny/7 text-white">
        {stageLooks.map(({ name }, index) => (
          <li key={name} className={`absolute ${name}`}>
            {stages[index]}
          </li>
        ))}
      </ol>
      <div className="relative">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${ROWS + PIPELINE}`}
          preserveAspectRatio="xMaxYMin slice"
          className="absolute h-63 w-full fill-none"
          {...dots}
        >
          {colours.map((colour, lane) => (
            <path key={colour} className={colour} d={joined(lane)} />
          ))}
        </svg>
        <svg aria-hidden="true" className="absolute h-48 w-full pr-3" {...dots}>
          <g className="flowing">
            {sources.map(
              (name, index) =>
                index !== WRONG && (
                  <line
                    key={name}
                    className={colours[index % colours.length]}
                    x1={-FLOW}
                    x2="300%"
                    y1={index * ROW + ROW / 2}
                    y2={index * ROW + ROW / 2}
                  />
                ),
            )}
          </g>
        </svg>
        <svg aria-hidden="true" className="absolute h-48 w-31/50 stroke-coral-400" {...dots}>
          <line
            className="flowing-held"
            x1={-FLOW_HELD}
            x2="100%"
            y1={WRONG * ROW + ROW / 2}
            y2={WRONG * ROW + ROW / 2}
          />
        </svg>
        <ul className="relative text-tiny/6 sm:text-small/6">
          {sources.map((name, index) => (
            <li
              key={name}
              className={`w-fit bg-ink-900 pr-2 shadow-fade ${index === WRONG ? 'text-coral-300' : ''}`}
            >
              {name}
            </li>
          ))}
        </ul>
        {stageLooks.map(({ bar }) => (
          <span
            key={bar}
            aria-hidden="true"
            className={`absolute top-0 -ml-1 w-2 rounded-bar bg-white ${bar}`}
          />
        ))}
        <span
          aria-hidden="true"
          className="absolute bottom-1 left-31/50 -ml-2 size-4 rounded-control border-4 border-coral-400 bg-ink-900"
        />
        <p className="absolute top-full right-10 text-tiny text-coral-300 sm:top-auto sm:right-auto sm:bottom-0 sm:left-31/50 sm:ml-4 sm:text-tiny/6">
          {held}
        </p>
      </div>
      <div className="mt-15 flex gap-3 text-white">
        <div>
          <svg
            aria-hidden="true"
            viewBox="0 0 96 128"
            className="relative h-32 w-24 overflow-visible fill-none"
          >
            <path className="fill-ink-900" d="M-4-60h107v66h-107z" />
            <path className="fill-teal-600" d="M2 16v84c0 18 92 18 92 0V16z" />
            <ellipse className="fill-ink-800 stroke-teal-300" cx="48" cy="16" rx="46" ry="13" />
            <path className="stroke-teal-300" d="M2 44c0 18 92 18 92 0M2 72c0 18 92 18 92 0" />
            <g {...dots}>
              {colours.map((colour, lane) => (
                <path key={colour} className={colour} d={into(lane)} />
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
          <path vectorEffect="non-scaling-stroke" d={out} />
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
