import type { Agenda, FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/** The last section of a page: what to do next, and what the 30 minutes behind it are for. */
export function FinalCall({ title, text, actions, agenda }: FinalCallContent) {
  return (
    <Section ground="ink" space="call">
      <div className="gap-8 lg:flex lg:items-end lg:justify-between">
        <div>
          <h2 className="max-w-prose text-h2">{title}</h2>
          <p className="mt-4 max-w-text text-lead">{text}</p>
        </div>
        <div className="mt-8 shrink-0 lg:mt-0">
          <ButtonRow actions={actions} ground="ink" />
        </div>
      </div>
      {agenda && <ThirtyMinutes {...agendas[agenda]} />}
    </Section>
  );
}

const colours = ['stroke-coral-400', 'stroke-teal-300', 'stroke-mist-dim'] as const;

/**
 * The 30 minutes as a ruler: a dot for each, ten to a part, in one row where there is room. A dash
 * is a share of the drawing's diagonal, which for one so flat is its width over the root of two.
 */
function ThirtyMinutes({ title, parts }: Agenda) {
  return (
    <div className="mt-12 lg:mt-14">
      <h3 className="mb-4 font-text text-tiny font-semibold tracking-eyebrow uppercase">{title}</h3>
      <ol className="grid gap-y-6 lg:grid-cols-3">
        {parts.map(({ minutes, text }, part) => (
          <li key={minutes}>
            <svg aria-hidden="true" className={`h-3 w-full ${colours[part]}`}>
              <line
                x1="5"
                x2="100%"
                y1="6"
                y2="6"
                strokeWidth="10"
                strokeLinecap="round"
                strokeDasharray="0 14.14%"
              />
            </svg>
            <p className="mt-4 font-semibold text-white">{minutes}</p>
            <p className="mt-1 max-w-text lg:pr-8">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
