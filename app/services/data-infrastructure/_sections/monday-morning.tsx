import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { requireDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { fillTemplate } from '@/lib/base/fill';

/** The hours of the scale, and of the meeting that ends it. */
const hours = ['06:00', '07:00', '08:00', '09:00'];
const meetingAt = '10:00';

/** How many hours after the first one a time is. */
function hoursOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60 - 6;
}

/** Where a time stands between the first and the last hour. */
const placeOf = (time: string) => `${hoursOf(time) * 25}%`;

/** When the file that was wrong came, and when its sender put it right, as the sheet below has it. */
export const heldAt = (requireDocument('held-back').lines ?? []).slice(0, 2).map(({ by }) => by);
const [from = '', to = ''] = heldAt;

/**
 * One Monday: when each channel's week was there, the file that was held back and put right, and the time
 * that was left after the last one.
 */
export function MondayMorning({
  title,
  sales,
  held,
  meeting,
  spare,
}: Pages['data-infrastructure']['monday']) {
  const week = { from: sample.weeks - 1, to: sample.weeks };
  const channels = [...sample.channels].sort((a, b) => a.loaded.localeCompare(b.loaded));
  const last = channels.at(-1)?.loaded ?? '';
  const left = Math.round((hoursOf(meetingAt) - hoursOf(last)) * 60);
  const wait = fillTemplate(held, { from, to });
  const time = { hours: Math.floor(left / 60), minutes: left % 60 };
  return (
    <div className="on-ink">
      <figure data-nosnippet="" className="page-width pb-6 lg:pb-12">
        <figcaption className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-lead font-semibold text-white">
            {fillTemplate(title, { week: week.to })}
          </span>
          <SampleChip tone="ink" />
        </figcaption>
        <div className="relative mt-4 border-r-2 border-white">
          <div
            aria-hidden="true"
            className="absolute top-7 bottom-0 w-full gap-x-14 lg:grid lg:grid-cols-rail"
          >
            <p className="-mt-7 text-right text-tiny max-lg:hidden">{sales}</p>
            <p className="absolute -top-7 bottom-0 grid w-full grid-cols-4 text-tiny lg:col-2 lg:*:border-l lg:*:border-ink-700 lg:*:pl-2">
              {hours.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </p>
            <svg className="relative size-full overflow-visible">
              <rect
                x={placeOf(last)}
                width={`${100 - hoursOf(last) * 25}%`}
                height="100%"
                className="fill-ink-800 print:hidden forced-colors:hidden"
              />
              <text
                x={`${50 + hoursOf(last) * 12.5}%`}
                y="36%"
                paintOrder="stroke"
                textAnchor="middle"
                className="fill-(--strong) stroke-ink-800 stroke-6 font-display text-[min(3.05vw,2.75rem)] font-bold max-lg:hidden print:stroke-white"
              >
                {fillTemplate(spare, time)}
              </text>
            </svg>
          </div>
          <ul className="relative pt-7 lg:pt-10">
            {channels.map(({ name, loaded, isHeld }) => {
              const at = placeOf(loaded);
              return (
                <li
                  key={name}
                  className="relative gap-x-14 lg:grid lg:grid-cols-rail lg:items-center lg:pb-4"
                >
                  {/* On a phone the words stand on the band, whose hours have no lines there. */}
                  <p className="flex flex-wrap justify-between gap-x-4 pr-3 max-lg:py-1 lg:pr-0">
                    <span className="font-semibold text-white">{name}</span>
                    {isHeld && (
                      <span className="order-last w-full text-coral-300 sm:hidden">{wait}</span>
                    )}
                    <span className="tabular">
                      {formatAmount(valueOf(sample, 'sales', { channel: [name] }, week))}
                    </span>
                  </p>
                  <svg className="h-7 w-full overflow-visible fill-white text-tiny font-semibold">
                    <rect width={at} height="28" rx="8" className="fill-teal-600" />
                    {isHeld && (
                      <>
                        <rect
                          x={placeOf(from)}
                          width={`${(hoursOf(to) - hoursOf(from)) * 25}%`}
                          height="28"
                          className="fill-coral-400"
                        />
                        <text
                          x={at}
                          dx="60"
                          y="19"
                          className="fill-coral-300 max-sm:hidden lg:fill-ink-900 lg:[text-anchor:end] lg:[translate:-99px]"
                        >
                          {wait}
                        </text>
                      </>
                    )}
                    <text
                      x={at}
                      dx="9"
                      y="19"
                      className={`tabular ${isHeld ? 'lg:[translate:12px]' : 'xs:[text-anchor:end] xs:[translate:-18px]'}`}
                    >
                      {loaded}
                    </text>
                    {loaded === last && (
                      <line x1={at} x2="100%" y1="14" y2="14" className="stroke-current stroke-1" />
                    )}
                  </svg>
                </li>
              );
            })}
          </ul>
        </div>
        <p className="mt-2 text-right text-small font-semibold text-white">
          {fillTemplate(meeting, { time: meetingAt })}{' '}
          <b className="block font-display text-title lg:sr-only">{fillTemplate(spare, time)}</b>
        </p>
        <SampleNote />
      </figure>
    </div>
  );
}
