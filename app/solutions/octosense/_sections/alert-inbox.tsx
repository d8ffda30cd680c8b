import { sampleData } from '@/lib/sample-brand/texts/pictures';
import type { SectionHead } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { type Message, inboxOf, ruleOf } from '@/lib/sample-brand/alerts';
import { sample } from '@/lib/sample-brand/dataset';
import { fill } from '@/lib/fill';
import { AlertAction, SeverityChip, sentTo } from '@/components/product/alert-card';
import { AlertChart } from '@/components/product/alert-chart';
import { Counted } from '@/components/product/counted';
import { SampleChip } from '@/components/product/sample-chip';

const words = sampleData.alerts;

/** How an alert of the list is told from the others. */
const keyOf = ({ kind, channel }: Message) => `${kind} ${channel}`;

/**
 * The inbox of OctoSense, straight below the hero: the latest week's alerts of the sample brand by
 * the clock, and the chosen one beside them. Radio buttons and CSS; it needs no script.
 */
export function AlertInbox(head: SectionHead) {
  const messages = inboxOf(sample);
  return (
    <Section id="alerts" head={head}>
      <div data-nosnippet="" className="mt-10">
        <figure className="rounded-panel border border-line bg-white">
          <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-6">
            <span className="font-semibold text-ink-900">{words.title}</span> <SampleChip />
          </figcaption>
          <div className="choice grid border-y border-line lg:grid-cols-2">
            <fieldset className="@container min-w-0 border-line lg:border-r">
              <legend className="sr-only">{words.legend}</legend>
              <div className="choice-options ruled border-line">
                {messages.map((message, index) => (
                  <Row key={keyOf(message)} {...message} isFirst={index === 0} />
                ))}
              </div>
            </fieldset>
            <div
              className="choice-panels border-t border-line p-4 sm:p-6 lg:border-t-0"
              aria-live="polite"
            >
              {messages.map((message) => (
                <Chosen key={keyOf(message)} {...message} />
              ))}
            </div>
          </div>
          <p className="px-4 py-4 text-tiny text-muted sm:px-6">{ruleOf(sample)}</p>
        </figure>
      </div>
    </Section>
  );
}

function Row({
  subject,
  severity,
  atRisk,
  time,
  metric,
  related,
  isFirst,
  ...message
}: Message & { isFirst: boolean }) {
  return (
    <label className="relative grid cursor-pointer grid-cols-4 gap-x-3 gap-y-1 py-3 pr-4 pl-12 text-tiny text-muted hover:bg-sand has-checked:bg-sand sm:pr-6">
      <input
        type="radio"
        name="alert"
        defaultChecked={isFirst}
        className="radio absolute top-4 left-4 text-ink-900"
      />
      <span className="col-span-2 flex items-center gap-2">
        <time className="font-semibold text-ink-900">{time}</time>
        <SeverityChip severity={severity} />
      </span>
      <span className="col-span-2 text-right font-semibold whitespace-nowrap text-ink-900">
        {atRisk}
      </span>
      <span className="col-span-full text-small/tight font-semibold text-ink-900">
        {subject}
        {related.length > 0 && ` ${fill(words.others, { count: related.length })}`}
      </span>
      <span className="col-span-full">
        {metric}. {sentTo(message)}
      </span>
    </label>
  );
}

function Chosen(message: Message) {
  const { subject, message: text, reason, counted, related } = message;
  return (
    <article>
      <h3 className="text-h3">{subject}</h3>
      <p className="mt-1 mb-4 text-small">{text}</p>
      <AlertChart {...message} />
      <p className="mt-1 text-tiny text-muted">{reason}</p>
      <div className="mt-4 text-small">
        <AlertAction {...message} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-2 text-tiny font-semibold text-ink-900">
        {(['acknowledge', 'snooze', 'assign'] as const).map((action) => (
          <li key={action} className="rounded-control border border-line px-3 py-1.5">
            {words[action]}
          </li>
        ))}
      </ul>
      {related.length > 0 && (
        <p className="mt-4 text-tiny">
          <span className="font-semibold text-ink-900">{words.related}</span>{' '}
          {related
            .map(({ product, region, atRisk }) => `${product}, ${region} (${atRisk})`)
            .join('; ')}
          .
        </p>
      )}
      <Counted>{counted}</Counted>
    </article>
  );
}
