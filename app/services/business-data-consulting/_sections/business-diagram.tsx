import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';

/** From the root to the middle of each branch's row. */
const fromRoot = [
  'M0 50C50 50 50 14.5 100 14.5',
  'M0 50H100',
  'M0 50C50 50 50 85.5 100 85.5',
] as const;

/** A KPI tree across the page: a number, what drives it, and the driver whose definition is signed. */
export function BusinessDiagram({
  caption,
  root,
  branches,
  shown,
  agreed,
}: Pages['business-data-consulting']['diagram']) {
  return (
    <div className="on-ink">
      <figure className="page-width flex items-center pb-section">
        <figcaption className="sr-only">{caption}</figcaption>
        <p className="w-18 shrink-0 rounded-control bg-white px-2 py-3 text-center text-lead/tight font-bold text-ink-900 md:w-auto md:px-5 md:text-h3 lg:px-8 lg:py-10 lg:text-h2 xl:px-12">
          {root}
        </p>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="w-5 shrink-0 self-stretch fill-none stroke-2 md:w-12 lg:w-20 xl:w-40"
        >
          {branches.map(({ name }, branch) => (
            <path
              key={name}
              className={name === shown ? 'stroke-teal-300' : 'stroke-mist-dim'}
              vectorEffect="non-scaling-stroke"
              d={fromRoot[branch]}
            />
          ))}
        </svg>
        <ul className="grid min-w-0 grow auto-rows-fr grid-cols-1 gap-y-3 text-tiny md:text-lead lg:gap-y-5">
          {branches.map(({ name, drivers }) => (
            <li key={name} className="flex items-center">
              <p
                className={`w-20 shrink-0 rounded-control border-2 bg-ink-800 py-3 text-center leading-tight font-semibold text-white md:w-32 lg:w-40 lg:py-6 xl:w-56 ${name === shown ? 'border-teal-300' : 'border-mist-dim'}`}
              >
                {name}
              </p>
              <ul className="min-w-0 grow leading-snug md:grid md:grid-cols-2">
                {drivers.map((driver, index) => {
                  const isLast = index === drivers.length - 1;
                  const isAgreed = name === shown && isLast;
                  return (
                    <li key={driver} className="flex items-center whitespace-nowrap">
                      {index === 0 && <Line isShown={name === shown} />}
                      <span
                        className={`px-3 ${isAgreed ? 'flex flex-wrap items-center gap-x-3 font-semibold text-white' : ''}`}
                      >
                        {driver} {isAgreed && <Chip>{agreed}</Chip>}
                      </span>
                      {!isLast && <Line isShown={name === shown} grows />}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}

/** A piece of the line from a branch past its first driver to the second. */
function Line({ isShown, grows = false }: { isShown: boolean; grows?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`h-0.5 max-md:hidden ${isShown ? 'bg-teal-300' : 'bg-mist-dim'} ${grows ? 'grow' : 'w-4 shrink-0 xl:w-12'}`}
    />
  );
}
