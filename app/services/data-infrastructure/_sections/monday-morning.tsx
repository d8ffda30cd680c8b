import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { fillTemplate } from '@/lib/base/fill';

/** The hours of the scale; the last one is the meeting's, which its words say below. */
const hours = ['06:00', '07:00', '08:00', '09:00'] as const;

/** How many hours after the first one a time is. */
function hoursOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60 - 6;
}

/** Where a time stands between the first and the last hour. */
const placeOf = (time: string) => `${hoursOf(time) * 25}%`;

/**
 * One Monday: when each channel's week was there, the file that was held back and put right, and the time
 * that was left after the last one.
 */
export function MondayMorning({
  title,
  held,
  meeting,
  spare,
}: Pages['data-infrastructure']['monday']) {
  const week = { from: sample.weeks - 1, to: sample.weeks };
  const channels = [...sample.channels].sort((a, b) => a.loaded.localeCompare(b.loaded));
  const last = channels.at(-1)?.loaded ?? '';
  const left = Math.round((hours.length - hoursOf(last)) * 60);
  const time = { hours: Math.floor(left / 60), minutes: left % 60 };
  return (
    <div className="on-ink">
      <figure data-nosnippet="" className="page-width pb-8 lg:pb-12">
        <figcaption className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-lead font-semibold text-white">
            {fillTemplate(title, { week: week.to })}
          </span>
          <SampleChip tone="ink" />
        </figcaption>
        <div className="relative mt-4 border-r-2 border-white">
          <div
            aria-hidden="true"
            className="absolute top-7 bottom-0 w-full gap-x-14 lg:grid lg:grid-cols-split"
          >
            <svg
              strokeOpacity="0.5"
              className="size-full lg:col-start-2 overflow-visible fill-mist-dim stroke-edge text-tiny"
            >
              <rect
                x={placeOf(last)}
                width={`${(hours.length - hoursOf(last)) * 25}%`}
                height="100%"
                className="fill-ink-800 stroke-none max-lg:hidden forced-colors:hidden"
              />
              {hours.map((hour, index) => (
                <g key={hour}>
                  <line x1={`${index * 25}%`} x2={`${index * 25}%`} y2="100%" />
                  <text
                    x={`${index * 25}%`}
                    y="-14"
                    className={index % 2 === 1 ? 'max-xs:hidden' : undefined}
                    stroke="none"
                  >
                    {hour}
                  </text>
                </g>
              ))}
            </svg>
          </div>
          <ul className="relative pt-10">
            {channels.map(({ name, loaded, isHeld }) => {
              const at = placeOf(loaded);
              return (
                <li
                  key={name}
                  className="relative gap-x-14 pb-3 lg:grid lg:grid-cols-split lg:items-center lg:pb-5"
                >
                  <p className="flex flex-wrap gap-x-4 pr-3 max-lg:bg-ink-900 lg:flex-nowrap lg:pr-0">
                    <span className="font-semibold text-white max-xs:w-full lg:grow">{name}</span>
                    <span className="tabular lg:w-14">{loaded}</span>
                    <span className="tabular ml-auto w-28 text-right">
                      {formatAmount(valueOf(sample, 'sales', { channel: [name] }, week))}
                    </span>
                  </p>
                  <svg
                    aria-hidden="true"
                    className="h-4 w-full overflow-visible"
                    strokeLinecap="round"
                    strokeWidth="12"
                  >
                    <line
                      x1="6"
                      x2={at}
                      y1="8"
                      y2="8"
                      className={isHeld ? 'stroke-coral-400' : 'stroke-teal-600'}
                    />
                    {loaded === last && (
                      <g className="max-xs:hidden">
                        <line x1={at} x2="100%" y1="8" y2="8" className="stroke-current stroke-1" />
                        <text
                          x={`${hoursOf(last) * 12.5 + 50}%`}
                          y="13"
                          textAnchor="middle"
                          paintOrder="stroke"
                          strokeWidth="6"
                          className="fill-white stroke-ink-900 text-tiny font-semibold lg:stroke-ink-800 lg:text-small"
                        >
                          {fillTemplate(spare, time)}
                        </text>
                      </g>
                    )}
                    <circle cx={at} cy="8" r="9" className="fill-teal-300" />
                  </svg>
                </li>
              );
            })}
          </ul>
        </div>
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-small">
          <span className="text-coral-300 before:mr-2 before:inline-block before:h-1.5 before:w-3 before:bg-coral-400 before:align-middle">
            {held}
          </span>
          <span className="ml-auto font-semibold text-white">
            {meeting}
            <span className="xs:hidden">, {fillTemplate(spare, time)}</span>
          </span>
        </p>
        <SampleNote />
      </figure>
    </div>
  );
}
