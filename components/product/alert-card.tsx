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

/** What an alert is about, and how urgent it is. */
export function AlertHead({ severity, product, subject }: Alert) {
  return (
    <>
      <SeverityChip severity={severity} />
      <p className="my-3 flex items-center gap-3 text-[1.25em]/snug font-semibold text-ink-900">
        <Pack product={product} size="edge" />
        {subject}
      </p>
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
