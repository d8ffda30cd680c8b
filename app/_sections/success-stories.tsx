import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { QuestionLink } from '@/components/product/question-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { CaseStudy } from '@/lib/content/entries';
import { caseStudies } from '@/.content';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requireRequest } from '@/lib/sample-brand/ask/address';
import { loadedBy, sample } from '@/lib/sample-brand/data/dataset';
import { fill } from '@/lib/base/fill';
import { languageOf } from '@/lib/base/language';

/** What a visitor may come with: what the sample brand’s data say of it, and how it ended elsewhere. */
export function SuccessStories({ client, stories, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} rank="utility" space="quiet">
      <p className="mt-4">
        <SampleChip />
      </p>
      <ul className="mt-6 ruled border-line">
        {stories.map(({ pain, question, finding, to, label, study }) => {
          const caseStudy = caseStudies.find(({ slug }) => slug === study);
          return (
            <li key={pain} className="grid gap-x-14 gap-y-3 py-5 lg:grid-cols-5 lg:py-6">
              <div className="lg:col-span-2">
                <h3 className="text-h3">{pain}</h3>
                <p data-nosnippet="" className="mt-2">
                  {question
                    ? renderAnswer(sample, requireRequest(question, sample)).headline
                    : finding && fill(finding, loadedLast)}
                </p>
                {question && <QuestionLink question={question} label={label} />}
                {to && <TextLink to={to} label={label} />}
              </div>
              {caseStudy && (
                <Ending {...caseStudy} client={fill(client, { industry: caseStudy.industry })} />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** When the latest week of the sample brand was there, of all its channels. */
const loadedLast = {
  week: sample.weeks,
  time: loadedBy(sample),
  channels: sample.channels.length,
};

/** A case study, its result largest. */
function Ending({
  client,
  figure,
  result,
  headline,
  excerpt,
  teaser = excerpt,
  teaserPath,
  language,
}: CaseStudy & { client: string }) {
  return (
    <div className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-5 lg:col-span-3">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ink-900 sm:col-span-2 sm:block">
        <span className="block font-display text-h1 font-bold tracking-figure whitespace-nowrap">
          {figure}
        </span>
        {result}
      </p>
      <div className="sm:col-span-3">
        <p>
          <span className="font-semibold text-ink-900">{client}</span>{' '}
          <span {...languageOf(language, teaser)}>{teaser}</span>
        </p>
        <TextLink to={teaserPath} label={headline} />
      </div>
    </div>
  );
}
