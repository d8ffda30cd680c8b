import type { Pages } from '@/content/schema';
import { QuestionLink } from '@/components/product/question-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { CaseStudy } from '@/lib/content/entries';
import { caseStudies } from '@/words';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requestOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { languageOf } from '@/lib/site/language';

/** What a visitor may come with: what the sample brand’s data say of it, and how it ended elsewhere. */
export function SuccessStories({ stories, columns, ...head }: Pages['home']['successStories']) {
  return (
    <Section head={head} rank="utility" space="quiet">
      <div className="mt-6 hidden gap-x-14 font-semibold text-muted lg:grid lg:grid-cols-5">
        <p className="col-span-2">{columns.sample}</p>
        <p>{columns.study}</p>
      </div>
      <ul className="mt-6 ruled border-line lg:mt-2">
        {stories.map(({ pain, question, label, study }) => {
          const caseStudy = caseStudies.find(({ slug }) => slug === study);
          return (
            <li key={pain} className="grid gap-x-14 gap-y-3 py-5 lg:grid-cols-5 lg:py-6">
              <div className="lg:col-span-2">
                <h3 className="text-h3">{pain}</h3>
                <p data-nosnippet="" className="mt-2">
                  {renderAnswer(sample, requestOf(question, sample)).headline}
                </p>
                <QuestionLink question={question} label={label} />
              </div>
              {caseStudy && <Ending {...caseStudy} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A case study, its result largest. */
function Ending({
  figure,
  result,
  industry,
  headline,
  excerpt,
  teaser = excerpt,
  teaserPath,
  language,
}: CaseStudy) {
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
          <span className="font-semibold text-ink-900">{industry}.</span>{' '}
          <span {...languageOf(language, teaser)}>{teaser}</span>
        </p>
        <TextLink to={teaserPath} label={headline} />
      </div>
    </div>
  );
}
