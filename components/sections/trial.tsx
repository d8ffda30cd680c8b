import type { Ui } from '@/content/schema';
import { site, trial } from '@/.content';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';
import { TextLink } from '../ui/text-link';

/**
 * What happens with a visitor's data in a trial: the trial day by day, and what the letter of it answers.
 */
export function Trial() {
  const { eyebrow, title, lede, terms, price, days } = trial;
  return (
    <Section id="trial" spacing="compact">
      <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-2">
        <SectionHeading eyebrow={eyebrow} title={title} headingSize="utility" />
        <div>
          <p className="text-lead">{lede}</p>
          <TextLink {...terms} />
        </div>
      </div>
      {site.priceFactors && (
        <>
          <h3 className="mt-8 text-h3">{price}</h3>
          <ul className="mt-2 list-disc pl-5">
            {site.priceFactors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
        </>
      )}
      <Days days={days} />
      <Letter {...trial} />
    </Section>
  );
}

/** The way to what is settled before a trial, for pages that offer one. */
export const TrialLink = () => (
  <p className="trial-note">
    <TextLink {...trial.wholeLink} />
  </p>
);

/** What the letter answers: folded on a phone, where the days come first. */
function Letter({ letterTitle, settled }: Ui['trial']) {
  return (
    <details className="wide-open group mt-6 border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <h3 className="text-h3">{letterTitle}</h3>
        <span className="group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <ol className="list-decimal gap-x-8 pl-6 text-small/snug text-ink-900 *:py-1 sm:columns-2">
        {settled.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </details>
  );
}

/** A trial as a line of its stages, in which the thirty days stand out. */
function Days({ days }: Pick<Ui['trial'], 'days'>) {
  return (
    <ol className="mt-6 grid lg:grid-cols-[1fr_1fr_1fr_1.5fr_1fr]">
      {days.map(({ when, what, who }) => (
        <li
          key={when}
          className="relative border-l-8 border-ink-900 pb-3 pl-6 before:absolute before:-left-4 before:size-6 before:rounded-full before:border-8 before:border-inherit before:bg-paper last:pb-0 lg:border-t-8 lg:border-l-0 lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-0 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-2 lg:before:-top-4 lg:before:left-0 nth-4:border-teal-600 last:border-transparent last:before:border-ink-900"
        >
          <p className="text-lead/tight font-semibold text-ink-900">{when}</p>
          <p className="text-small/snug">{what}</p>
          <p className="text-tiny/tight font-semibold text-teal-600 lg:border-t lg:pt-1">{who}</p>
        </li>
      ))}
    </ol>
  );
}
