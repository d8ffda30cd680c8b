import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Section, SectionHeading } from '@/components/ui/section';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requestsOfThread } from '@/lib/sample-brand/ask/find';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';
import { Checklist } from './planning';

/** A conversation, and beside each turn what a team gains by it; then what the product is made for. */
export function Differentiators({
  bullets,
  action,
  benefits: { items, ...gains },
  ...head
}: Pages['ask-octopus']['differentiators'] & Pick<Pages['ask-octopus'], 'benefits'>) {
  const requests = requestsOfThread(
    sample,
    items.flatMap(({ question = [] }) => question),
  );
  return (
    <Section surface="ink" spacing="compact">
      <SectionHeading {...gains} headingSize="utility" />
      <ol className="mt-6 mb-12 grid gap-y-4">
        {items.map(({ title, description, question = '' }) => {
          const request = requests.get(question);
          return (
            <li key={title} className="grid items-center gap-x-14 gap-y-1 lg:grid-cols-3">
              <div className="lg:order-1">
                <h3 className="text-lead/tight">{title}</h3>
                <p className="text-small">{description}</p>
              </div>
              <div className="lg:col-span-2">
                {request ? (
                  <Turn question={question} request={request} />
                ) : (
                  <ButtonLink {...action} tone="ghost" />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Checklist {...head} headingSize="note" items={bullets} />
    </Section>
  );
}

/** A question as it is typed, and its answer: in a sentence, and by its first bars. */
function Turn({ question, request }: { question: string; request: DemoRequest }) {
  const { headline, chart, range } = renderAnswer(sample, request);
  return (
    <div data-nosnippet="" className="on-white rounded-card p-4">
      <Link
        to={answerUrl(request)}
        className="inline-block rounded-card bg-sand px-3 py-2.5 font-semibold text-teal-600 hover:text-ink-900"
      >
        {question}
      </Link>
      <div className="mt-2 grid gap-x-6 gap-y-2 lg:flex">
        <p className="flex-1 font-display text-lead/tight font-bold tracking-display text-ink-900">
          {headline}
        </p>
        {chart?.kind === 'bars' && (
          <div className="flex-1 text-tiny">
            <Chart {...chart} bars={chart.bars.slice(0, 3)} />
            {range && (
              <p className="font-semibold text-ink-900">
                {range.span} <SampleChip />
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
