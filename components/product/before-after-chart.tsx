import { reportingHours } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';

const { title, before, after, hours } = reportingHours;

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** Hours on the one scale that ends with the most there are: full to the least, light to the most. */
const HoursBar = ({ from, to, look }: typeof before & { look: string }) => (
  <svg aria-hidden="true" width={percent(to / before.to)} className={look}>
    <rect width="100%" height="100%" className="opacity-40" />
    <rect width={percent(from / to)} height="100%" />
  </svg>
);

/** Reporting time per week, before and after. */
export function BeforeAfterChart() {
  return (
    <figure className="max-w-reading rounded-card border border-line bg-white p-4 text-small text-body">
      <figcaption className="font-semibold text-ink-900">{title}</figcaption>
      <dl>
        {[before, after].map((range, index) => (
          <div key={range.name} className="mt-4">
            <dt>
              <b className="font-semibold text-ink-900">{range.name}</b> {range.what}
            </dt>
            <dd>
              <p className="mt-1 text-lead font-bold text-ink-900">{fillTemplate(hours, range)}</p>
              <svg className="h-7 w-full fill-ink-900 text-tiny font-semibold" textAnchor="end">
                <HoursBar {...range} look={index ? 'fill-teal-600' : 'fill-ink-900'} />
                <text x={percent(range.from / before.to)} y="1.25em" dx="-5" className="fill-white">
                  {range.from}
                </text>
                <text x={percent(range.to / before.to)} y="1.25em" dx="-5">
                  {range.to}
                </text>
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
