import type { Pages } from '@/content/schema';

/** The last of the eight sources: its file is wrong today. */
const WRONG = 7;

/** The stages of the pipeline, with the stream: the wrong file comes as far as the second. */
const stageTones = [
  { name: 'left-23/50 -translate-x-1/2', bar: 'left-23/50 h-48' },
  { name: 'left-31/50 -translate-x-1/2', bar: 'left-31/50 h-48' },
  { name: 'right-0', bar: 'right-2 h-42' },
] as const;

/**
 * The joined streams: down from the last stage and back to the left, then from the left edge down
 * into the warehouse, whose upper edge is at 0.
 */
const streams = [
  {
    tone: 'stroke-teal-300',
    joined: 'M954 166v50q0 18-18 18H0',
    into: 'M104-18H63q-12 0-12 12V14',
  },
  {
    tone: 'stroke-teal-600',
    joined: 'M951 166v50q0 15-15 15H0',
    into: 'M104-21H63q-15 0-15 15V14',
  },
  {
    tone: 'stroke-mist-dim',
    joined: 'M948 166v50q0 12-12 12H0',
    into: 'M104-24H63q-18 0-18 18V14',
  },
] as const;

/** From the warehouse to each use. */
const out =
  'M0 40C50 40 50 13 100 13M0 47C50 47 50 38 100 38M0 53C50 53 50 63 100 63M0 60C50 60 50 88 100 88';

const line = { strokeLinecap: 'round', strokeWidth: 3 } as const;

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
    <figure className="max-w-wide text-small">
      <figcaption className="sr-only">{caption}</figcaption>
      <div className="relative flex">
        <div className="w-23/50">
          <p className="eyebrow">{parts.sources}</p>
        </div>
        <p className="eyebrow">{parts.pipeline}</p>
      </div>
      <ol className="relative mt-1 h-7 text-tiny/7 text-white">
        {stageTones.map(({ name }, index) => (
          <li key={name} className={`absolute ${name}`}>
            {stages[index]}
          </li>
        ))}
      </ol>
      <div className="relative">
        <svg
          aria-hidden="true"
          viewBox="0 0 963 252"
          preserveAspectRatio="xMaxYMin slice"
          className="absolute h-63 w-full fill-none"
          {...line}
        >
          {streams.map(({ tone, joined }) => (
            <path key={tone} className={tone} d={joined} />
          ))}
        </svg>
        <svg aria-hidden="true" className="absolute h-48 w-full pr-3" {...line}>
          {sources.map(
            (name, index) =>
              index !== WRONG && (
                <line
                  key={name}
                  className={streams[index % streams.length]?.tone}
                  x2="100%"
                  y1={index * 24 + 12}
                  y2={index * 24 + 12}
                />
              ),
          )}
        </svg>
        <svg aria-hidden="true" className="absolute h-48 w-31/50 stroke-coral-400" {...line}>
          <line x2="100%" y1="180" y2="180" />
        </svg>
        <ul className="relative text-tiny/6 sm:text-small/6">
          {sources.map((name, index) => (
            <li
              key={name}
              className={`w-fit bg-ink-900 pr-2 ${index === WRONG ? 'text-coral-300' : ''}`}
            >
              {name}
            </li>
          ))}
        </ul>
        {stageTones.map(({ bar }) => (
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
            <g {...line}>
              {streams.map(({ tone, into }) => (
                <path key={tone} className={tone} d={into} />
              ))}
            </g>
          </svg>
          <p className="eyebrow">{parts.warehouse}</p>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="-ml-5 h-32 min-w-0 flex-1 overflow-visible fill-none stroke-teal-300"
          {...line}
        >
          <path vectorEffect="non-scaling-stroke" d={out} />
        </svg>
        <div>
          <ul className="text-small/8">
            {uses.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="eyebrow">{parts.use}</p>
        </div>
      </div>
    </figure>
  );
}
