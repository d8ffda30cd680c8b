import type { Pages } from '@/content/schema';
import { AnswerChart, sampleAnswer } from '@/components/product/answer-picture';
import { KpiTile } from '@/components/product/kpi-tile';
import { DashboardCaption } from '@/components/product/octomine-dashboard';
import { TextLink } from '@/components/ui/text-link';
import { dashboardOf } from '@/lib/sample-brand/dashboard';
import { sample } from '@/lib/sample-brand/dataset';

const questions = ['promotions', 'price'] as const;

/**
 * The picture beside the headline: three figures of the sample brand, and two questions to
 * choose from, each with its answer. Radio buttons and CSS; it needs no script.
 */
export function AskedDashboard({ legend, own }: Pages['home']['ask']) {
  const { sales, fillRate, tradeSpend } = dashboardOf(sample);
  const answers = questions.map(sampleAnswer);
  return (
    <figure>
      <div className="rounded-panel bg-white p-4 pb-12 text-body shadow-panel lg:mr-6">
        <DashboardCaption />
        <dl className="mt-3 grid gap-2 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {[sales, fillRate, tradeSpend].map((kpi) => (
            <KpiTile key={kpi.label} room="half" {...kpi} />
          ))}
        </dl>
      </div>
      <div className="choice relative scheme-dark -mt-8 rounded-panel border border-ink-700 bg-ink-950 p-4 sm:ml-6 sm:p-5 lg:ml-12">
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
                  className="size-5 shrink-0"
                />
                {question}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="choice-panels mt-3" aria-live="polite">
          {answers.map(({ question, headline, chart }, index) => (
            <div key={question} className="rounded-control bg-white p-4 text-body">
              <p className="mb-3 font-semibold text-ink-900">
                {index === 0 ? <span className="typed">{headline}</span> : headline}
              </p>
              <AnswerChart chart={chart} />
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
