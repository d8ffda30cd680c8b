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
        <p className="w-18 shrink-0 rounded-control bg-white px-2 py-3 text-center text-lead/tight font-bold text-ink-900 md:w-auto md:px-8 md:text-h2 lg:py-10 xl:px-12">
          {root}
        </p>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="w-5 shrink-0 self-stretch fill-none stroke-2 md:w-20 xl:w-40"
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
                className={`w-20 shrink-0 rounded-control border-2 bg-ink-800 py-3 text-center leading-tight font-semibold text-white md:w-40 lg:py-6 xl:w-56 ${name === shown ? 'border-teal-300' : 'border-ink-700'}`}
              >
                {name}
              </p>
              <ul className="min-w-0 grow leading-snug md:grid md:grid-cols-2">
                {drivers.map((driver, index) => {
                  const isAgreed = name === shown && index === drivers.length - 1;
                  return (
                    <li key={driver} className="flex items-center pl-3 md:pl-0">
                      <span
                        aria-hidden="true"
                        className={`mr-3 h-0.5 w-4 shrink-0 max-md:hidden xl:w-12 ${name === shown ? 'bg-teal-300' : 'bg-ink-700'}`}
                      />
                      <span
                        className={`flex flex-wrap items-center gap-x-3 ${isAgreed ? 'font-semibold text-white' : ''}`}
                      >
                        {driver} {isAgreed && <Chip>{agreed}</Chip>}
                      </span>
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
