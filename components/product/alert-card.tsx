import type { ReactNode } from 'react';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import type { Alert, Severity } from '@/lib/sample-brand/features/alerts';
import { Chip, type ChipTone } from '../ui/chip';
import { Icon } from '../ui/icon';
import { Pack } from './pack';

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

/**
 * What an alert says: how urgent it is, of what, and what to do.
 * @param label stands beside how urgent it is
 * @param children what shows it, such as its chart
 */
export function AlertCard({
  alert,
  label,
  children,
}: {
  alert: Alert;
  label?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="flex flex-wrap justify-between gap-2">
        <SeverityChip {...alert} /> {label}
      </div>
      <p className="mt-3 flex items-center gap-3 text-lead/tight font-semibold text-ink-900">
        {alert.product && <Pack product={alert.product} size="edge" />}
        {alert.subject}
      </p>
      <div className="mt-2 mb-4 flex grow flex-col">{children}</div>
      <AlertAction {...alert} />
    </>
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
