import type { Pages } from '@/content/schema';
import { QuestionLink } from '@/components/product/question-link';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { readEntries } from '@/lib/content/entries';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requestOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fill } from '@/lib/site/fill';

/** What a visitor may come with: what the sample brand’s data say of it, and where it ended. */
export function ThreePains({ items, caseLink, ...head }: Pages['home']['pains']) {
  const { caseStudies } = readEntries();
  return (
    <Section head={head} rank="utility" space="quiet">
      <ul className="mt-6 grid gap-x-10 gap-y-6 lg:mt-8 lg:grid-cols-3">
        {items.map(({ title, question, label, study }) => {
          const ended = caseStudies.find(({ slug }) => slug === study);
          return (
            <li key={title} className="flex flex-col border-t-4 border-ink-900 pt-4">
              <h3 className="text-h3">{title}</h3>
              <p data-nosnippet="" className="mt-2 mb-1">
                {renderAnswer(sample, requestOf(question, sample)).headline}
              </p>
              <div className="mt-auto flex flex-wrap gap-x-6">
                <QuestionLink question={question} label={label} />
                {ended && (
                  <TextLink
                    to={ended.teaserPath}
                    label={fill(caseLink, { industry: ended.industry })}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4">
        <SampleChip tone="sand" />
        <SampleNote />
      </div>
    </Section>
  );
}
