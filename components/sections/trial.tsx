import type { Ui } from '@/content/schema';
import { site, trial } from '@/.content';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/**
 * What happens with a visitor's data in a trial: the letter that both sides sign, and the trial day by
 * day.
 */
export function Trial() {
  const { eyebrow, title, lede, terms, price, days } = trial;
  return (
    <Section id="trial" spacing="compact">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <SectionHeading eyebrow={eyebrow} title={title} lede={lede} headingSize="utility" />
          <div className="mt-2">
            <TextLink {...terms} />
          </div>
          {site.priceFactors && <PriceFactors title={price} factors={site.priceFactors} />}
          <Letter {...trial} />
        </div>
        <div className="lg:col-span-2">
          <Days {...days} />
        </div>
      </div>
    </Section>
  );
}

/** The way to what is settled before a trial, for pages that offer one. */
export function TrialLink() {
  return (
    <p className="trial-note">
      <TextLink {...trial.wholeLink} />
    </p>
  );
}

function PriceFactors({ title, factors }: { title: string; factors: readonly string[] }) {
  return (
    <>
      <h3 className="mt-8 text-h3">{title}</h3>
      <ul className="mt-2 list-disc pl-5">
        {factors.map((factor) => (
          <li key={factor}>{factor}</li>
        ))}
      </ul>
    </>
  );
}

/** The questions, and the lines to sign on. */
function Letter({ letterTitle, settled, parties }: Ui['trial']) {
  return (
    <div className="rounded-bar border border-line bg-white p-5 shadow-sheet mt-4 sm:p-8">
      <h3 className="text-h3">{letterTitle}</h3>
      <ol className="mt-4 grid gap-x-6 gap-y-2 text-small text-ink-900 sm:grid-cols-2 sm:gap-y-3">
        {settled.map((question, index) => (
          <li key={question} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="w-5 shrink-0 font-bold text-teal-600">
              {index + 1}
            </span>
            {question}
          </li>
        ))}
      </ol>
      <p className="grid grid-cols-2 gap-x-6 text-tiny text-muted">
        {parties.map((party) => (
          <span key={party} className="mt-10 border-t border-edge pt-1">
            {party}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A trial as a line of its stages, in which the thirty days stand out. */
function Days({ title, steps }: Ui['trial']['days']) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <ol className="mt-5">
        {steps.map(({ when, what, who }) => (
          <li
            key={when}
            className="border-l-8 border-ink-900 pb-3 pl-4 lg:pb-7 last:pb-0 nth-4:border-teal-600"
          >
            <p className="font-semibold text-ink-900">{when}</p>
            <p className="text-small">{what}</p>
            <p className="text-tiny text-muted">{who}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
