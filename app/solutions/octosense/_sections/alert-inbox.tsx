import { productTexts } from '@/lib/sample-brand/features/product-texts';
import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { type Alert, alertsOf, leadAlert, severityText } from '@/lib/sample-brand/features/alerts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { AlertAction, SeverityChip } from '@/components/product/alert-card';
import { AlertChart, AlertMetric } from '@/components/product/alert-chart';
import { SourceNote } from '@/components/product/source-note';
import { SampleNote } from '@/components/product/sample-note';
import { Evidence } from '@/components/product/evidence';
import { StockOnShelf } from '@/components/product/stock-on-shelf';
import { SampleChip } from '@/components/product/sample-chip';
import { StockFlow } from './stock-flow';

const words = productTexts.alerts;

/**
 * The inbox: the latest week's alerts by the clock. The chosen one opens below its row, on a wide screen
 * beside the list: radio buttons and CSS. With its script an alert can be acknowledged and passed on.
 */
export function AlertInbox({ title }: Pages['octosense']['alerts']) {
  const messages = alertsOf(sample);
  const urgent = messages.filter(({ severity }) => severity === 'urgent');
  return (
    <Section id="alerts" surface="ink" spacing="underHero">
      <div data-nosnippet="">
        {messages[0] && <StockOnShelf {...messages[0]} />}
        <figure className="overflow-clip rounded-panel bg-white text-body">
          <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-4 sm:px-6">
            <h2 className="text-lead/tight text-ink-900">{title}</h2>{' '}
            <p className="grow text-tiny text-muted">
              {fillTemplate(words.count, { count: messages.length, urgent: urgent.length })}
            </p>{' '}
            <SampleChip />
          </figcaption>
          <div
            role="group"
            aria-label={words.legend}
            className="inbox group"
            data-enhancement="inbox"
            data-acknowledge={words.acknowledge}
            data-undo={words.undo}
            data-undone={words.undone}
          >
            {messages.map((alert) => (
              <div key={alert.subject} className="inbox-alert" data-alert={alert.severity}>
                <Row {...alert} isOpen={alert.subject === leadAlert(sample).subject} />
                <AlertDetail {...alert} />
              </div>
            ))}
            <p className="px-4 py-4 text-tiny text-muted sm:px-6">{severityText(sample)}</p>
          </div>
        </figure>
        <SampleNote />
      </div>
    </Section>
  );
}

function Row({ isOpen, ...alert }: Alert & { isOpen: boolean }) {
  const { subject, severity, atRisk, time, owner, sentBy } = alert;
  return (
    <label className="inbox-row relative grid grid-cols-[auto_auto_1fr] items-center justify-items-start lg:grid-cols-[5rem_1fr_auto] gap-x-2 gap-y-1 border-b border-line px-4 py-2 text-tiny text-muted hover:bg-paper has-checked:bg-sand sm:px-6">
      <input
        type="radio"
        name="alert"
        defaultChecked={isOpen}
        className="absolute inset-0 cursor-pointer appearance-none border-teal-600 -outline-offset-3 checked:border-l-3"
      />
      <time className="font-semibold text-ink-900">{time}</time>
      <SeverityChip severity={severity} />
      <span
        className={`max-xs:col-span-full xs:justify-self-end lg:col-start-3 lg:row-start-1 ${severity === 'urgent' ? 'font-bold text-coral-600' : ''}`}
      >
        {atRisk}
      </span>
      <span
        className={`col-span-full text-small/tight text-balance lg:col-span-1 lg:col-start-2 lg:row-start-1 ${severity === 'note' ? '' : 'font-semibold text-ink-900'}`}
      >
        {subject}
      </span>
      <span className="col-span-full lg:col-[2/-1]" aria-live="polite" aria-atomic="true">
        <span data-owner="">{owner}</span>, <span data-note="">{words.sentBy[sentBy]}</span>
      </span>
    </label>
  );
}

function AlertDetail(alert: Alert) {
  const { subject, cause, watch, basis, evidence, flow } = alert;
  return (
    <article className="border-b border-line p-4 sm:p-6">
      <h3 className="text-h3 text-ink-900 max-lg:hidden">{subject}</h3>
      <div className="text-lead/tight">
        <AlertAction {...alert} />
      </div>
      <p className="my-2 text-small">
        <span className="font-semibold text-ink-900">{words.cause}</span> {cause}
      </p>
      {flow && <AlertMetric {...alert} />}
      <div className="mt-3 mb-4 grid grow gap-x-8 gap-y-2 max-sm:*:nth-2:hidden xl:auto-cols-fr xl:grid-flow-col">
        <div className="flex min-h-48 flex-col text-small">
          {flow ? <StockFlow {...flow} week={alert.week} /> : <AlertChart {...alert} />}
        </div>
        {evidence && <Evidence {...evidence} />}
      </div>
      <p className="text-small">
        <span className="font-semibold text-ink-900">{words.watch}</span> {watch}
      </p>
      <Actions {...alert} />
      <SourceNote>{basis}</SourceNote>
    </article>
  );
}

const base = 'inline-flex min-h-11 items-center gap-1 rounded-control px-4 text-tiny font-semibold';
const button = `${base} border border-edge text-ink-900 hover:bg-sand`;
const filled = `${base} bg-ink-900 text-white hover:bg-ink-700`;

/** What the script does with an alert: the state that it is in then, and what its row says. */
function Action({ action, note, label }: { action: string; note: string; label: string }) {
  return (
    <button
      type="button"
      data-action={action}
      data-label={note}
      className={action === 'acknowledged' ? filled : button}
    >
      {label}
    </button>
  );
}

/** What the reader of an alert does with it, by the script. */
function Actions({ channel, time }: Alert) {
  const snoozed = fillTemplate(words.snoozed, { time });
  return (
    <div className="invisible relative mt-4 flex flex-wrap gap-2 group-data-live:visible noscript:hidden">
      <Action action="acknowledged" note={words.acknowledged} label={words.acknowledge} />
      <Action action="snoozed" note={snoozed} label={words.snooze} />
      <details>
        <summary className={`${button} cursor-pointer`}>
          {words.assign}
          <span>
            <Icon name="chevron" size="small" />
          </span>
        </summary>
        <span className="absolute bottom-full left-0 flex w-full flex-wrap gap-2 rounded-control border border-edge bg-white p-4">
          {words.assignees.map((assignee) => (
            <Action
              key={assignee}
              action="assigned"
              note={words.assigned}
              label={fillTemplate(assignee, { channel })}
            />
          ))}
        </span>
      </details>
      {/* The answer where it was pressed; it is heard from the row, which may be out of view. */}
      <span
        data-note=""
        className="self-center text-tiny font-semibold text-teal-600 first-letter:uppercase"
      />
    </div>
  );
}
