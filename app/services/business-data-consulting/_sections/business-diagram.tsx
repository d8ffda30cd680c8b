import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';

/** From the root to the middle of each branch's column. */
const fromRoot = ['M50 0C50 50 16 50 16 100', 'M50 0V100', 'M50 0C50 50 84 50 84 100'] as const;

const lines = { plain: 'stroke-mist-dim', shown: 'stroke-teal-300' } as const;

/** A KPI tree: a number, what drives it, and one driver with its agreed definition. */
export function BusinessDiagram({
  caption,
  root,
  branches,
  shown,
  agreed,
  definition,
}: Pages['business-data-consulting']['diagram']) {
  return (
    <figure className="mx-auto max-w-wide">
      <figcaption className="sr-only">{caption}</figcaption>
      <p className="mx-auto w-fit rounded-control bg-white px-8 py-3 text-h3 font-bold text-ink-900">
        {root}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-12 w-full fill-none stroke-2"
      >
        {branches.map(({ name }, branch) => (
          <path
            key={name}
            className={name === shown.branch ? lines.shown : lines.plain}
            vectorEffect="non-scaling-stroke"
            d={fromRoot[branch]}
          />
        ))}
      </svg>
      <ul className="grid grid-cols-3 gap-1.5 text-tiny sm:gap-5 sm:text-base">
        {branches.map(({ name, drivers }) => (
          <li key={name}>
            <p
              className={`rounded-control border-2 bg-ink-800 py-3 text-center font-semibold text-white ${name === shown.branch ? 'border-teal-300' : 'border-ink-700'}`}
            >
              {name}
            </p>
            <ul className="pl-1.5 sm:pl-4">
              {drivers.map((driver, index) => (
                <li
                  key={driver}
                  className="flex min-h-14 items-end gap-1 text-tiny/tight sm:gap-3 sm:text-base/tight"
                >
                  <svg
                    aria-hidden="true"
                    className={`h-14 w-3 shrink-0 overflow-visible fill-none stroke-2 ${name === shown.branch ? lines.shown : lines.plain}`}
                  >
                    <path
                      d={
                        index === 0 || driver === shown.driver
                          ? 'M1-2v38q0 10 10 10h1M1 36v44'
                          : 'M1 0v36q0 10 10 10h1'
                      }
                    />
                  </svg>
                  <span className={driver === shown.driver ? 'font-semibold text-white' : ''}>
                    {driver}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-6 rounded-panel bg-white px-6 py-5 text-small text-body shadow-panel">
        <div className="flex items-center justify-between">
          <p className="text-lead font-bold text-ink-900">{shown.driver}</p>
          <Chip>{agreed}</Chip>
        </div>
        <dl className="mt-2 grid gap-y-1">
          {definition.map(({ term, meaning }) => (
            <div key={term} className="flex gap-4">
              <dt className="min-w-16 shrink-0 text-muted">{term}</dt>
              <dd className="text-ink-900">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
