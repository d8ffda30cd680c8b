import { sampleData } from '@/words';
import type { Pages } from '@/content/schema';
import { AnswerChart, sampleAnswer } from '@/components/product/answer-picture';
import { Counted } from '@/components/product/counted';
import { KpiTile } from '@/components/product/kpi-tile';
import { DashboardCaption } from '@/components/product/octomine-dashboard';
import { TextLink } from '@/components/ui/text-link';
import { dashboardOf } from '@/lib/sample-brand/dashboard';
import { sample } from '@/lib/sample-brand/dataset';
import { fill } from '@/lib/fill';
import { AcrossArms, DownArms } from './hero-arms';

const questions = ['promotions', 'price'] as const;

/**
 * The picture beside the headline: three figures of the sample brand, and two questions to
 * choose from, each with its answer. Radio buttons and CSS; it needs no script.
 */
export function AskedDashboard({ legend, own }: Pages['home']['ask']) {
  const { sales, fillRate, tradeSpend } = dashboardOf(sample);
  const answers = questions.map(sampleAnswer);
  return (
    <figure className="relative">
      <DownArms />
      <div className="relative rounded-panel bg-white p-4 pb-11 text-body shadow-panel xl:mr-6">
        <DashboardCaption />
        <dl className="mt-3 grid gap-2 sm:grid-cols-3">
          {[sales, fillRate, tradeSpend].map(({ counted: _, ...kpi }) => (
            <KpiTile key={kpi.label} lies="row" {...kpi} />
          ))}
        </dl>
        <Counted>{fill(sampleData.dashboard.of, { query: sales.counted })}</Counted>
      </div>
      <div className="choice relative scheme-dark -mt-8 rounded-panel border border-ink-700 bg-ink-950 p-4 sm:ml-6 sm:p-5 lg:ml-0 xl:ml-12">
        <AcrossArms />
        <fieldset className="min-w-0">
          <legend className="font-semibold text-white">{legend}</legend>
          <div className="choice-options mt-2">
            {answers.map(({ question }, index) => (
              <label
                key={question}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-base/snug hover:text-white has-checked:bg-ink-800 has-checked:text-white"
              >
                <input
                  type="radio"
                  name="home-question"
                  defaultChecked={index === 0}
                  className="radio text-teal-300"
                />
                {question}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="choice-panels mt-3" aria-live="polite">
          {answers.map(({ question, headline, chart, query }) => (
            <div key={question} className="rounded-control bg-white p-4 text-body">
              <p className="mb-3 font-semibold text-ink-900">{headline}</p>
              <AnswerChart chart={chart} query={query} />
            </div>
          ))}
        </div>
        <p className="mt-1">
          <TextLink {...own} ground="ink" />
        </p>
      </div>
    </figure>
  );
}
