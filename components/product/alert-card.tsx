import type { PropsWithChildren } from 'react';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import type { Alert, Severity } from '@/lib/sample-brand/features/alerts';
import { Chip, type ChipTone } from '../ui/chip';
import { Icon } from '../ui/icon';

const words = productTexts.alerts;

const severityTones: Record<Severity, ChipTone> = {
  urgent: 'coral',
  warning: 'gold',
  note: 'sand',
};

/** How urgent an alert is. */
export function SeverityChip({ severity }: Pick<Alert, 'severity'>) {
  return <Chip tone={severityTones[severity]}>{words.severities[severity]}</Chip>;
}

/** An alert as it is sent: how urgent it is, what it is about and, if nothing else, what to do. */
export function AlertMessage({ subject, children, ...alert }: PropsWithChildren<Alert>) {
  return (
    <div className="relative mb-4 grow rounded-control bg-white p-4 text-body before:absolute before:size-3 before:rotate-45 before:bg-white max-lg:before:-top-1.5 max-lg:before:right-[6%] lg:before:bottom-6 lg:before:-left-1.5 lg:px-5 lg:text-small">
      <p className="flex flex-wrap items-center gap-x-2 text-tiny text-muted">
        <SeverityChip {...alert} /> <span className="grow">{words.sentBy[alert.sentBy]}</span>{' '}
        <time>{alert.time}</time>
      </p>
      <p className="my-2 text-[1.25em]/tight font-semibold text-ink-900">{subject}</p>
      {children ?? <AlertAction {...alert} />}
    </div>
  );
}

/** What to do about an alert. */
export function AlertAction({ action }: Pick<Alert, 'action'>) {
  return (
    <p className="flex gap-3">
      <span className="mt-0.5 text-coral-600">
        <Icon name="target" />
      </span>
      <span>
        <span className="font-semibold text-ink-900">{words.next} </span>
        {action}
      </span>
    </p>
  );
}
