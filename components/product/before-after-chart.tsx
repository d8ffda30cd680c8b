import { scaleLinear } from 'd3-scale';

/** Hours of reporting per week, from and to, as the article says. */
const ranges = [
  { name: 'Before', what: 'Reports prepared by hand', from: 10, to: 20, fill: 'fill-edge' },
  { name: 'After', what: 'Checking and commentary', from: 2, to: 3, fill: 'fill-teal-600' },
] as const;

const longest = Math.max(...ranges.map(({ to }) => to));

/** Hours to the drawing's width in whole per cent. */
const x = scaleLinear().domain([0, longest]).rangeRound([0, 100]);

const hours = Array.from({ length: longest + 1 }, (_, hour) => hour);

/** Reporting time per week as ranges on one scale of hours, before and after. */
export function BeforeAfterChart() {
  return (
    <figure className="rounded-card border border-line bg-white p-5 text-small sm:p-8">
      <figcaption className="font-semibold text-ink-900">Time spent on reporting</figcaption>
      <dl>
        {ranges.map(({ name, what, from, to, fill }) => (
          <div key={name} className="mt-6">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-ink-900">{name}</span>
              <span className="text-muted">{what}</span>
            </dt>
            <dd>
              <span className="tabular mb-2 block text-h3 font-bold text-ink-900">
                {from}-{to} hours per week
              </span>
              <svg aria-hidden="true" className="h-10 w-full">
                {hours.map((hour) => (
                  <rect
                    key={hour}
                    x={`${x(hour)}%`}
                    y="16"
                    width="1"
                    height="8"
                    className="fill-mist"
                  />
                ))}
                <rect
                  x={`${x(from)}%`}
                  width={`${x(to) - x(from)}%`}
                  height="40"
                  rx="4"
                  className={fill}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-tiny">Each mark is one hour.</p>
    </figure>
  );
}
