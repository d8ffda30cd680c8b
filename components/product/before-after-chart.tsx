import { reportingHours } from '@/.content';
import { fill } from '@/lib/site/fill';

const ranges = [
  { ...reportingHours.before, tone: 'fill-edge' },
  { ...reportingHours.after, tone: 'fill-teal-600' },
] as const;

const longest = Math.max(...ranges.map(({ to }) => to));

/** Hours to the drawing's width in whole per cent. */
const x = (hour: number) => Math.round((hour / longest) * 100);

/** Reporting time per week as ranges on one scale of hours, before and after. */
export function BeforeAfterChart() {
  return (
    <figure className="rounded-card border border-line bg-white min-w-0 p-4 text-small text-body sm:p-6">
      <figcaption className="font-semibold text-ink-900">{reportingHours.title}</figcaption>
      <dl>
        {ranges.map(({ name, what, from, to, tone }) => (
          <div key={name} className="mt-4">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-ink-900">{name}</span>
              <span className="text-muted">{what}</span>
            </dt>
            <dd>
              <span className="sr-only">{fill(reportingHours.hours, { from, to })}</span>
              <svg aria-hidden="true" className="mt-1 h-14 w-full overflow-visible">
                {/* Above its bar, towards the side that has room. */}
                <text
                  x={`${x(from < longest / 2 ? from : to)}%`}
                  y="18"
                  textAnchor={from < longest / 2 ? 'start' : 'end'}
                  className="fill-ink-900 text-lead font-bold"
                >
                  {fill(reportingHours.hours, { from, to })}
                </text>
                <line x2="100%" y1="42" y2="42" strokeWidth="28" className="stroke-sand" />
                <rect
                  x={`${x(from)}%`}
                  width={`${x(to) - x(from)}%`}
                  y="28"
                  height="28"
                  rx="4"
                  className={tone}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
