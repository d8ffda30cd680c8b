import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { requireDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';

/** The hours of the scale, and of the meeting that ends it. */
const hours = ['06:00', '07:00', '08:00', '09:00'];
const meetingAt = '10:00';

/** How many minutes after the first hour a time is. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour - 6) * 60 + minute;
}

/** So much of the scale, which ends with the meeting. */
const across = (minutes: number) => `${Math.round(minutes / 0.24) / 10}%`;

/** When the file that was wrong came, and when its sender put it right, as the sheet below has it. */
export const heldAt = (requireDocument('held-back').lines ?? []).slice(0, 2).map(({ by }) => by);
const [from = '', to = ''] = heldAt;

/** Names beside the bars, on a phone above them. */
const columns = 'lg:grid lg:grid-cols-[9.5rem_1fr]';
const tick = 'stroke-teal-600 stroke-2';

/**
 * One Monday: when each channel's week was there, the file that was held back and put right, and the time
 * that was left after the last one.
 */
export function MondayMorning(words: Pages['data-infrastructure']['monday']) {
  const channels = [...sample.channels].sort((a, b) => a.loaded.localeCompare(b.loaded));
  const last = minutesOf(channels.at(-1)?.loaded ?? '');
  const left = minutesOf(meetingAt) - last;
  const spare = { hours: Math.floor(left / 60), minutes: left % 60 };
  const held = minutesOf(to) - minutesOf(from);
  return (
    <div className="on-ink">
      <div data-nosnippet="" className="page-width pb-8">
        <figure className="on-white rounded-panel p-4 text-tiny shadow-panel sm:p-6">
          <figcaption className="flex flex-wrap items-center justify-between gap-3 text-lead/tight font-semibold text-ink-900">
            {fillTemplate(words.title, { week: sample.weeks })} <SampleChip />
          </figcaption>
          <div className="relative mt-3 border-r-2 border-ink-900">
            <div
              aria-hidden="true"
              className={`absolute inset-0 grid grid-rows-[28px_1fr] lg:*:col-2 ${columns}`}
            >
              <p className="grid grid-cols-4">
                {hours.map((hour) => (
                  <span key={hour}>{hour}</span>
                ))}
                <span className="absolute right-2 max-sm:hidden">{meetingAt}</span>
              </p>
              <svg className="size-full overflow-visible">
                <rect
                  x={across(last)}
                  width={across(left)}
                  height="100%"
                  className="fill-teal-100 forced-colors:hidden"
                />
                <line x1={across(last)} x2={across(last)} y2="100%" className={tick} />
                <line x1={across(last)} x2="100%" y1="6" y2="6" className={tick} />
                <text
                  y="38%"
                  textAnchor="middle"
                  className="fill-teal-600 font-display text-[min(7.2vw,4.5rem)] font-bold tracking-figure"
                >
                  {words.spare.map((line, index) => (
                    <tspan key={line} x={across(last + left / 2)} dy={index && '1em'}>
                      {fillTemplate(line, spare)}
                    </tspan>
                  ))}
                </text>
              </svg>
            </div>
            <ul className="relative pt-7 lg:pt-9">
              {channels.map(({ name, loaded, isHeld }) => (
                <li key={name} className={`lg:items-center lg:pb-3 ${columns}`}>
                  <p className="font-semibold text-ink-900 max-lg:py-1">{name}</p>
                  <svg className="h-7 w-full overflow-visible fill-teal-600 font-semibold">
                    <rect width={across(minutesOf(loaded))} height="100%" rx="8" />
                    {isHeld && (
                      <rect
                        x={across(minutesOf(from))}
                        width={across(held)}
                        height="100%"
                        className="fill-coral-400"
                      />
                    )}
                    <text
                      x={across(minutesOf(isHeld ? from : loaded))}
                      dx="4"
                      y="20"
                      className={`fill-ink-900 ${isHeld ? '' : 'xs:fill-white xs:[text-anchor:end] xs:[translate:-9px]'}`}
                    >
                      {isHeld ? fillTemplate(words.held, { minutes: held }) : loaded}
                    </text>
                  </svg>
                </li>
              ))}
            </ul>
          </div>
          <p className="mt-2 text-right font-semibold text-ink-900">
            {fillTemplate(words.meeting, { time: meetingAt })}
          </p>
        </figure>
        <SampleNote />
      </div>
    </div>
  );
}
