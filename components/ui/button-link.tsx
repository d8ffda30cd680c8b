import type { Action } from '@/content/schema';
import { buttonStyles, type ButtonTone } from './button-styles';
import { Link } from './link';

/** A link that looks like a button: the next step. */
export function ButtonLink({ label, to, event, tone = 'accent' }: Action & { tone?: ButtonTone }) {
  return (
    <Link to={to} event={event} className={buttonStyles[tone]}>
      {label}
    </Link>
  );
}

/** A row of buttons: the first is the accent, the others stand back. */
export function ButtonRow({
  actions,
  ground,
}: {
  actions: readonly Action[];
  ground: 'ink' | 'paper';
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          {...action}
          tone={index === 0 ? 'accent' : ground === 'ink' ? 'ghost' : 'outline'}
        />
      ))}
    </div>
  );
}
