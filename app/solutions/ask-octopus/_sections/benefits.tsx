import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { answerUrl } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { requestsOfThread } from '@/lib/sample-brand/ask/find';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';

/** A conversation, and beside it what a team gains by its turns. */
export function Benefits({ action, items, questions, title }: Pages['ask-octopus']['benefits']) {
  const turns = [...requestsOfThread(sample, questions)];
  return (
    <Section surface="ink" spacing="band" head={{ title }} headingSize="utility">
      <div className="mt-6 grid gap-6 lg:grid-cols-lead">
        <ul data-nosnippet="" className="on-white grid gap-y-3 rounded-panel p-4">
          {turns.map(([question, request], index) => (
            <Turn key={question} {...{ question, request }} before={turns[index - 1]?.[1]} />
          ))}
        </ul>
        <div className="flex flex-col gap-3">
          <ul className="grid grow text-base/tight">
            {items.map(({ title, description, icon }) => (
              <li key={title} className="flex items-center gap-3 border-t border-ink-700 py-3">
                <Icon name={icon} size="large" />
                <div>
                  <h3 className="text-h3">{title}</h3>
                  {description}
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink {...action} tone="ghost" />
        </div>
      </div>
    </Section>
  );
}

type Turn = { question: string; request: DemoRequest; before: DemoRequest | undefined };

/** A question as it is typed, and its answer: what the one `before` did not say, and its first bars. */
function Turn({ question, request, before }: Turn) {
  const { headline, chart } = renderAnswer(sample, request);
  return (
    <li className="grid gap-y-3">
      <Link
        to={answerUrl(request)}
        className="ml-auto rounded-card bg-teal-600 px-3 py-2.5 font-semibold text-white hover:underline"
      >
        {question}
      </Link>
      <div className="rounded-card bg-sand p-4 text-tiny">
        <p className="font-display text-lead/tight font-bold tracking-display text-balance text-ink-900">
          {headline.replace(before ? renderAnswer(sample, before).headline : '', '').trim()}
        </p>
        {chart?.kind === 'bars' && (
          <div className="mt-2">
            <Chart {...chart} bars={chart.bars.slice(0, 2)} />
            <p className="mt-3">
              <SampleChip />
            </p>
          </div>
        )}
      </div>
    </li>
  );
}
