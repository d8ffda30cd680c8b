import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Alert, Severity } from '@/lib/sample-brand/uses/alerts';
import { Chip, type ChipTone } from '../ui/chip';
import { Icon } from '../ui/icon';

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
