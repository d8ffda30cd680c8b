import type { Agenda, FinalCall as FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/** The last section of a page: what to do next, and what the 30 minutes behind it are for. */
export function FinalCall({ title, text, actions, agenda }: FinalCallContent) {
  return (
    <Section ground="ink" space="call">
      <div className="gap-14 lg:flex lg:items-end lg:justify-between">
        <div>
          <h2 className="max-w-text text-h2">{title}</h2>
          <p className="mt-4 max-w-text text-lead">{text}</p>
        </div>
        <div className="mt-8 shrink-0 lg:mt-0">
          <ButtonRow actions={actions} ground="ink" />
        </div>
      </div>
      {agenda && <ThirtyMinutes {...agenda} />}
    </Section>
  );
}

const colours = ['fill-coral-400', 'fill-teal-300', 'fill-mist-dim'] as const;

/** The 30 minutes as a ruler: a dot for each, ten to a part. */
function ThirtyMinutes({ title, parts }: Agenda) {
  return (
    <div className="mt-12 lg:mt-14">
      <h3 className="mb-4 font-text text-tiny font-semibold tracking-eyebrow uppercase">{title}</h3>
      <ol className="grid gap-y-6 lg:grid-cols-3">
        {parts.map(({ minutes, text }, part) => (
          <li key={minutes} className="lg:pr-8">
            <svg aria-hidden="true" className={`h-3 w-full ${colours[part]}`}>
              {Array.from({ length: 10 }, (_, minute) => (
                <circle key={minute} cx={`${minute * 10 + 2}%`} cy="6" r="5" />
              ))}
            </svg>
            <p className="mt-4 font-semibold text-white">{minutes}</p>
            <p className="mt-1 max-w-text">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
