import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requestsOfThread } from '@/lib/sample-brand/ask/find';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';

/** A conversation, and beside each turn what a team gains by it. */
export function Benefits({ action, items, title }: Pages['ask-octopus']['benefits']) {
  const requests = requestsOfThread(
    sample,
    items.flatMap(({ question = [] }) => question),
  );
  return (
    <Section surface="ink" spacing="compact" head={{ title }} headingSize="utility">
      <ol className="mt-6 grid gap-y-6">
        {items.map(({ title, description, question = '' }) => {
          const request = requests.get(question);
          return (
            <li key={title} className="grid gap-x-14 gap-y-1 lg:grid-cols-3">
              <div className={request ? 'lg:order-1 lg:pt-4' : 'lg:col-span-2'}>
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
              </div>
              {request ? (
                <Turn question={question} request={request} />
              ) : (
                <p>
                  <ButtonLink {...action} tone="ghost" />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** A question as it is typed, and its answer: in a sentence, and by its first bars. */
function Turn({ question, request }: { question: string; request: DemoRequest }) {
  const { headline, chart, range } = renderAnswer(sample, request);
  return (
    <div data-nosnippet="" className="on-white rounded-card p-4 lg:col-span-2">
      <Link
        to={answerUrl(request)}
        className="inline-block rounded-card bg-sand px-3 py-2.5 font-semibold text-teal-600 hover:text-ink-900"
      >
        {question}
      </Link>
      <p className="my-2 font-display text-lead/tight font-bold tracking-display text-balance text-ink-900">
        {headline}
      </p>
      {chart?.kind === 'bars' && (
        <div className="text-tiny">
          <Chart {...chart} bars={chart.bars.slice(0, 3)} />
          {range && (
            <p className="font-semibold text-ink-900">
              {range.span} <SampleChip />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
