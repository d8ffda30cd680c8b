import type { Ui } from '@/content/schema';
import { fill } from '@/lib/site/fill';
import { trial } from '@/words';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/**
 * What happens with a visitor's data in a trial: the sheet that is filled in before any is sent,
 * the promise behind it, word for word, and the trial day by day.
 */
export function Trial() {
  return (
    <Section id="trial">
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading eyebrow={trial.eyebrow} title={trial.title} rank="utility" />
          <Promises quotes={trial.quotes} />
        </div>
        <Sheet {...trial} />
      </div>
      <Days {...trial.days} />
    </Section>
  );
}

/** The way to what is settled before a trial, for pages that offer one. */
export function TrialNote() {
  return (
    <p>
      <TextLink {...trial.wholeLink} />
    </p>
  );
}

function Promises({ quotes }: Pick<Ui['trial'], 'quotes'>) {
  return (
    <>
      {quotes.map(({ text, label, to }) => (
        <blockquote key={text} className="mt-4 max-w-text border-l-2 border-teal-300 pl-4">
          <q>{text}</q>{' '}
          <a href={to} className="text-small text-coral-700 underline hover:text-ink-900">
            {label}
          </a>
        </blockquote>
      ))}
    </>
  );
}

/** The four questions, each with room for its answer, and the lines to sign on. */
function Sheet({ sheet, settled, parties }: Ui['trial']) {
  return (
    <div className="rounded-bar border border-line bg-white p-5 shadow-menu sm:p-8">
      <p className="font-display text-lead font-bold text-ink-900">{sheet}</p>
      <ul className="mt-3">
        {settled.map(({ question, answer }) => (
          <li
            key={question}
            className="grid min-h-11 items-center gap-x-6 border-t border-line py-2 sm:grid-cols-2"
          >
            <span className="font-semibold text-ink-900">{question}</span>
            <span className="text-small">{answer}</span>
          </li>
        ))}
      </ul>
      <p className="grid grid-cols-2 gap-x-6 border-t border-line text-tiny text-muted">
        {parties.map((party) => (
          <span key={party} className="mt-8 border-t border-edge pt-1">
            {party}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The colour of each stage: the wait, the 24 hours of setup, the thirty days, the last one. */
const stageTones = [
  'border-mist',
  'border-mist',
  'border-coral-400',
  'border-coral-400',
  'border-teal-600',
  'border-ink-900',
] as const;

/** A trial as a line of its stages, in which the 24 hours stand out; a phone has it upright. */
function Days({ title, needed, steps }: Ui['trial']['days']) {
  return (
    <>
      <h3 className="mt-12 text-h3">{title}</h3>
      <ol className="mt-5 grid lg:grid-cols-6">
        {steps.map(({ when, what, who }, index) => (
          <li
            key={when}
            className={`border-l-8 pb-5 pl-4 lg:border-t-8 lg:border-l-0 lg:pt-3 lg:pr-5 lg:pl-0 ${stageTones[index]}`}
          >
            <p className="font-semibold text-ink-900">{when}</p>
            <p className="mt-1 text-small">{what}</p>
            <p className="mt-1 text-tiny text-muted">{fill(needed, { who })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
