import { reportingHours } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';

const ranges = [
  { ...reportingHours.before, tone: 'fill-edge' },
  { ...reportingHours.after, tone: 'fill-teal-600' },
] as const;

const longest = Math.max(...ranges.map(({ to }) => to));

/** Hours to the drawing's width in whole per cent. */
const x = (hour: number) => Math.round((hour / longest) * 100);

/** Reporting time per week on one scale of hours, before and after: a bar is full to its least, light to its most. */
export function BeforeAfterChart() {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-white p-4 text-small text-body">
      <figcaption className="font-semibold text-ink-900">{reportingHours.title}</figcaption>
      <dl>
        {ranges.map(({ name, what, from, to, tone }) => (
          <div key={name} className="mt-4">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-ink-900">{name}</span>
              <span className="text-muted">{what}</span>
            </dt>
            <dd>
              <p className="mt-1 text-lead font-bold text-ink-900">
                {fillTemplate(reportingHours.hours, { from, to })}
              </p>
              <svg aria-hidden="true" className="h-5 w-full">
                <rect width={`${x(to)}%`} height="100%" className={`opacity-40 ${tone}`} />
                <rect width={`${x(from)}%`} height="100%" className={tone} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
