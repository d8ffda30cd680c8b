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

/** By ground, the next step and what stands beside it. */
const tones = {
  ink: ['accent', 'ghost'],
  paper: ['accent', 'outline'],
  teal: ['solid', 'ghost'],
} as const;

/** A row of buttons: the first is the next step, the others stand back. */
export function ButtonRow({
  actions,
  ground,
}: {
  actions: readonly Action[];
  ground: keyof typeof tones;
}) {
  const [first, others] = tones[ground];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <ButtonLink key={action.label} {...action} tone={index === 0 ? first : others} />
      ))}
    </div>
  );
}
