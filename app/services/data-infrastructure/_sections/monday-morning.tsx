import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { caught, heldAt } from '@/components/product/held-file';

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

const [from = '', to = ''] = heldAt;

/** Names beside the bars, on a phone above them. */
const columns = 'lg:grid lg:grid-cols-[9.5rem_1fr]';
const tick = 'stroke-teal-600 stroke-2';

/** One Monday: when each channel's week was there, what held one of them up, and the time that was left. */
export function MondayMorning({ monday: words, offerings }: Pages['data-infrastructure']) {
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
          <p className="mt-3 text-right font-semibold text-ink-900">
            {fillTemplate(words.meeting, { time: meetingAt })}
          </p>
          <div className="relative border-r-2 border-ink-900">
            <div
              aria-hidden="true"
              className={`absolute inset-0 grid grid-rows-[28px_1fr] lg:*:col-2 ${columns}`}
            >
              <p className="grid grid-cols-4">
                {hours.map((hour) => (
                  <span key={hour}>{hour}</span>
                ))}
              </p>
              <svg className="size-full overflow-visible">
                <line x1={across(last)} x2={across(last)} y2="12" className={tick} />
                <line x1={across(last)} x2="100%" y1="6" y2="6" className={tick} />
                <text
                  x={across(last + left / 2)}
                  dy="1.3em"
                  textAnchor="middle"
                  className="fill-teal-600 font-display text-[min(4.5vw,3.75rem)] font-bold tracking-figure"
                >
                  {fillTemplate(words.spare, spare)}
                </text>
              </svg>
            </div>
            <ul className="relative pt-7 lg:pt-9">
              {channels.map(({ name, loaded, isHeld }) => (
                <li key={name} className={`lg:items-center lg:pb-5 ${columns}`}>
                  <p className="font-semibold text-ink-900 max-lg:py-1">{name}</p>
                  <div className="relative">
                    <svg className="h-7 w-full overflow-visible fill-ink-900 font-semibold max-xs:[&>svg+text]:hidden [&>rect]:fill-teal-600">
                      <rect width={across(minutesOf(loaded))} height="100%" rx="8" />
                      {isHeld && (
                        <svg x={across(minutesOf(from))} className="fill-coral-400">
                          <rect width={across(held)} height="100%" />
                          <text x="4" y="20" className="fill-ink-900">
                            {fillTemplate(words.held, { minutes: held })}
                          </text>
                        </svg>
                      )}
                      <text x={across(minutesOf(loaded))} dx="6" y="20">
                        {loaded}
                      </text>
                    </svg>
                    {isHeld && (
                      <div className="border-coral-400 xs:absolute xs:bottom-full xs:left-[37%] xs:h-1 xs:w-[13%] xs:border-t-2 xs:border-l-2 lg:h-2.5">
                        <p className="mt-1 rounded-bar xs:absolute xs:bottom-0 xs:left-full xs:w-[350%] border-2 border-coral-400 bg-coral-100 px-2 py-1 leading-tight sm:w-max lg:-top-10 lg:bottom-auto lg:px-6 lg:py-3 lg:text-lead/tight">
                          <b className="block text-h3 text-ink-900 lg:text-title">
                            {offerings.columns[0]} {caught.row}{' '}
                            <span className="text-coral-700">{caught.value}</span>
                          </b>{' '}
                          {caught.why}
                        </p>
                      </div>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </figure>
        <SampleNote unit="channels" />
      </div>
    </div>
  );
}
