import { type Alert, type Severity, alertsOf } from '@/lib/sample/alerts';
import { sample } from '@/lib/sample/dataset';
import { number } from '@/lib/sample/format';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { d3Tools } from './charts/d3-tools';

const severities = {
  urgent: { label: 'Urgent', look: 'coral' },
  warning: { label: 'Warning', look: 'gold' },
  note: { label: 'Note', look: 'teal' },
} as const satisfies Record<Severity, { label: string; look: string }>;

/** Decimals that tell a metric from its limit. */
const alertDigits = { stock: 1, sales: 2, promotion: 2 } as const satisfies Record<
  Alert['kind'],
  number
>;

const senders = { WhatsApp: 'whatsapp', Slack: 'slack', Email: 'mail' } as const;

/**
 * One alert of each kind, the latest there is: urgent stock, a promotion that does not pay, a
 * rise in sales.
 */
function latestOfEach(alerts: readonly Alert[]): Alert[] {
  const wanted = [
    (alert: Alert) => alert.severity === 'urgent' && alert.kind === 'stock',
    (alert: Alert) => alert.kind === 'promotion',
    (alert: Alert) => alert.severity === 'note',
  ];
  return wanted.flatMap((isWanted) => alerts.find(isWanted) ?? []);
}

/**
 * The alert stream of OctoSense, computed from the same dataset as the demo. The first alert has
 * the room to show its metric crossing the threshold; two more stand beside it.
 */
export function AlertStream() {
  const [lead, ...others] = latestOfEach(alertsOf(sample));
  if (!lead) return null;
  return (
    <figure>
      <figcaption className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <span className="font-semibold text-ink-900">Alerts for the sample brand</span>
        <span className="shrink-0">
          <Chip>Sample data</Chip>
        </span>
      </figcaption>
      <ol className="mt-5 grid gap-5 lg:grid-cols-5">
        <li className="lg:col-span-3 lg:row-span-2">
          <AlertCard {...lead} isLead />
        </li>
        {others.map((alert) => (
          <li key={alert.subject} className="lg:col-span-2">
            <AlertCard {...alert} isLead={false} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function AlertCard({ isLead, ...alert }: Alert & { isLead: boolean }) {
  const { severity, week, subject, message, action, sentBy } = alert;
  const { label, look } = severities[severity];
  return (
    <article
      className={`flex h-full flex-col rounded-card border border-line bg-white ${isLead ? 'p-6 sm:p-8' : 'p-5 sm:p-6'}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <Chip look={look}>{label}</Chip>
        Week {week}
      </p>
      <p
        className={`mt-3 font-semibold text-ink-900 ${isLead ? 'font-display text-h3 tracking-display' : ''}`}
      >
        {subject}
      </p>
      <p className={`mt-1 ${isLead ? '' : 'text-small'}`}>{message}</p>
      <div className={isLead ? 'mt-6 flex grow flex-col' : 'mt-4'}>
        <Threshold {...alert} isLead={isLead} />
      </div>
      <p className={`mt-4 flex gap-3 ${isLead ? '' : 'text-small'}`}>
        <span className="mt-0.5 text-teal-600">
          <Icon name="target" />
        </span>
        <span>
          <span className="font-semibold text-ink-900">Do next: </span>
          {action}
        </span>
      </p>
      <p className="mt-auto flex items-center gap-2.5 pt-4 text-small text-muted">
        <Icon name={senders[sentBy]} />
        Sent by {sentBy === 'Email' ? 'email' : sentBy}
      </p>
    </article>
  );
}

/** The metric's line, and the threshold that its last week lies beyond. */
function Threshold({ kind, metric, values, threshold, week, isLead }: Alert & { isLead: boolean }) {
  const all = [...values, threshold, 0];
  const high = Math.max(...all) * 1.1;
  const x = d3Tools.scale([0, values.length - 1], [0, 100]);
  const y = d3Tools.scale([0, high], [100, 0]);
  const last = values.at(-1) ?? 0;
  const limit = Math.round(y(threshold));
  const digits = alertDigits[kind];
  return (
    <>
      <p className="flex justify-between gap-4 text-tiny text-muted">
        <span>{metric}</span>
        <span className="tabular shrink-0">
          now <span className="font-semibold text-coral-600">{number(last, digits)}</span>, limit{' '}
          {number(threshold, digits)}
        </span>
      </p>
      <svg
        className={`mt-2 w-full overflow-visible ${isLead ? 'h-40 grow' : 'h-14'}`}
        aria-hidden="true"
      >
        <line x2="100%" y1="100%" y2="100%" className="stroke-line" />
        <line
          x2="100%"
          y1={`${limit}%`}
          y2={`${limit}%`}
          className="stroke-coral-600"
          strokeDasharray="4 4"
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
          <path
            d={d3Tools.line(
              values.map((value, week) => [Math.round(x(week)), Math.round(y(value))] as const),
            )}
            className="fill-none stroke-teal-600 stroke-2"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        <circle cx="100%" cy={`${Math.round(y(last))}%`} r="5" className="fill-coral-600" />
      </svg>
      {isLead && (
        <p className="mt-2 flex justify-between text-tiny text-muted" aria-hidden="true">
          <span>Week {week - values.length + 1}</span>
          <span>Week {week}</span>
        </p>
      )}
    </>
  );
}
