import type { Ui } from '@/content/schema';
import { fill } from '@/lib/fill';
import { trial } from '@/words';
import { Section, SectionHeading, type Ground } from '../ui/section';
import { TextLink } from '../ui/text-link';

/**
 * What happens with a visitor's data in a trial: the sheet that is filled in before any is sent,
 * and the promise behind it, word for word.
 * @param ground the colour it stands on
 * @param space `after` where the section above stands on the same ground
 * @param whole whether the sheet stands there, and the trial day by day; elsewhere a link leads to
 * where they do
 */
export function Trial({
  ground = 'paper',
  space,
  whole,
}: {
  ground?: Ground;
  space?: 'after';
  whole?: true;
}) {
  const { eyebrow, title, quotes, wholeLink } = trial;
  return (
    <Section id="trial" ground={ground} space={space}>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading eyebrow={eyebrow} title={title} ground={ground} rank="utility" />
          {quotes.slice(0, whole ? 2 : 1).map(({ text, label, to }) => (
            <blockquote key={text} className="mt-4 max-w-text border-l-2 border-teal-300 pl-4">
              <q>{text}</q>{' '}
              <a href={to} className="text-small text-coral-700 underline hover:text-ink-900">
                {label}
              </a>
            </blockquote>
          ))}
          {!whole && (
            <p className="mt-2">
              <TextLink {...wholeLink} ground={ground} />
            </p>
          )}
        </div>
        {whole ? <Sheet {...trial} /> : <Questions {...trial} />}
      </div>
      {whole && <Days {...trial.days} />}
    </Section>
  );
}

/** The four questions, as the sheet asks them; a phone has them where the sheet stands whole. */
function Questions({ sheet, settled }: Ui['trial']) {
  return (
    <div className="hidden rounded-bar border border-line bg-white p-5 shadow-menu sm:block sm:px-8">
      <p className="font-display text-lead font-bold text-ink-900">{sheet}</p>
      <ol className="mt-2 gap-x-8 sm:grid sm:grid-cols-2">
        {settled.map(({ question }) => (
          <li key={question} className="border-t border-line py-2.5 font-semibold text-ink-900">
            {question}
          </li>
        ))}
      </ol>
    </div>
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

/** What a stage's line is drawn of: the wait, the 24 hours of setup, the thirty days. */
const lines = [
  'stroke-edge',
  'stroke-edge',
  'stroke-coral-400',
  'stroke-coral-400',
  'stroke-teal-600',
  'stroke-ink-900',
] as const;

/** Its dots; those of the thirty days are small enough to stand apart where a stage is narrow. */
const widths = [6, 6, 10, 6, 3, 6] as const;

/** A trial as a line of dots: its stages, in which the 24 hours stand out, and the thirty days. */
function Days({ title, needed, steps }: Ui['trial']['days']) {
  return (
    <>
      <h3 className="mt-12 text-h3">{title}</h3>
      <ol className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-6">
        {steps.map(({ when, what, who }, index) => (
          <li key={when}>
            <svg aria-hidden="true" className={`h-2.5 w-full overflow-visible ${lines[index]}`}>
              <line
                x1="5"
                x2={index === steps.length - 1 ? '5.1' : '100%'}
                y1="5"
                y2="5"
                strokeWidth={widths[index]}
                strokeLinecap="round"
                strokeDasharray={index === 4 ? '0 4.9%' : '0 14.14%'}
              />
            </svg>
            <p className="mt-2 font-semibold text-ink-900">{when}</p>
            <p className="mt-1 text-small">{what}</p>
            <p className="mt-1 text-tiny text-muted">{fill(needed, { who })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
