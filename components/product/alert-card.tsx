import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Alert, Severity } from '@/lib/sample-brand/uses/alerts';
import { Chip, type ChipTone } from '../ui/chip';
import { Icon } from '../ui/icon';
import { AlertChart } from './alert-chart';
import { SmallPrint } from './small-print';
import { Highlight } from './highlight';
import { SampleChip } from './sample-chip';

const words = pictureTexts.alerts;

const severityTones: Record<Severity, ChipTone> = {
  urgent: 'coral',
  warning: 'gold',
  note: 'sand',
};

/** How urgent an alert is. */
export function SeverityChip({ severity }: Pick<Alert, 'severity'>) {
  return <Chip tone={severityTones[severity]}>{words.severities[severity]}</Chip>;
}

/** How urgent an alert is, and when it came. */
export function AlertHead({ severity }: Pick<Alert, 'severity'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
      <SeverityChip severity={severity} /> {words.thisWeek}
    </p>
  );
}

/** What to do about an alert. */
export function AlertAction({
  action,
  highlight = '',
}: Pick<Alert, 'action'> & { highlight?: string }) {
  return (
    <p className="flex gap-3">
      <span className="mt-0.5 text-coral-600">
        <Icon name="target" />
      </span>
      <span>
        <span className="font-semibold text-ink-900">{words.next} </span>
        <Highlight phrase={highlight}>{action}</Highlight>
      </span>
    </p>
  );
}

/** What is likely to be behind an alert. */
export function AlertCause({ cause }: Pick<Alert, 'cause'>) {
  return <Finding label={words.cause} text={cause} />;
}

/** What to look at after the action. */
export function AlertWatch({ watch }: Pick<Alert, 'watch'>) {
  return <Finding label={words.watch} text={watch} />;
}

/** A finding that goes on after its label. */
function Finding({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="font-semibold text-ink-900">{label}</span> {text}
    </p>
  );
}

/** Whose an alert is, and by which channel it was sent. */
export const describeRecipient = ({ owner, sentBy }: Pick<Alert, 'owner' | 'sentBy'>): string =>
  `${owner}, ${words.sentBy[sentBy]}`;

/** An alert on a card of its own: what moved, how far, what to do, and whose it is. */
export function AlertCard({ highlight, ...alert }: Alert & { highlight: string }) {
  const { subject, message, basis, reason, before } = alert;
  return (
    <article className="rounded-panel border border-line bg-white p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <AlertHead {...alert} /> <SampleChip tone="sand" />
      </div>
      <h3 className="mt-3 text-h3">
        <Highlight phrase={highlight}>{subject}</Highlight>
      </h3>
      <p className="mt-1 mb-4">{message}</p>
      <AlertChart {...alert} />
      {before && <p className="mt-2 text-small">{before}</p>}
      <div className="mt-4">
        <AlertAction {...alert} highlight={highlight} />
      </div>
      <SmallPrint>{[`${describeRecipient(alert)}.`, reason, basis].join(' ')}</SmallPrint>
    </article>
  );
}
