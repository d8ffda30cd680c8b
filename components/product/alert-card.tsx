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

/** An alert as it is sent: how urgent it is, what it is about, and more of it. */
export function AlertMessage({ subject, children, ...alert }: PropsWithChildren<Alert>) {
  return (
    <div className="relative mb-4 rounded-control bg-white px-5 py-4 text-small text-body before:absolute before:size-3 max-lg:before:-top-1.5 max-lg:before:right-6 lg:before:bottom-6 lg:before:-left-1.5 before:rotate-45 before:bg-white">
      <p className="flex flex-wrap items-center gap-x-2 text-tiny text-muted">
        <SeverityChip {...alert} /> <span className="grow">{words.sentBy[alert.sentBy]}</span>{' '}
        <time>{alert.time}</time>
      </p>
      <p className="my-2 text-[1.25em]/tight font-semibold text-ink-900">
        {subject.replaceAll(/(?<!,) /g, '\u00a0')}
      </p>
      {children}
    </div>
  );
}

/** What to do about an alert. */
export const AlertAction = ({ action }: Pick<Alert, 'action'>) => (
  <p className="my-2 rounded-control bg-coral-100 px-4 py-3 pl-11 text-ink-900 [&>svg]:absolute [&>svg]:-ml-7 [&>svg]:text-coral-600">
    <Icon name="target" /> <span className="font-semibold">{words.next}</span> {action}
  </p>
);
