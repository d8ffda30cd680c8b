import type { Action } from '@/content/schema';
import { buttonStyles, type ButtonTone } from './button-styles';
import { Link } from './link';

/** A link that looks like a button: the next step. */
export function ButtonLink({ label, tone = 'accent', ...link }: Action & { tone?: ButtonTone }) {
  return (
    <Link {...link} className={buttonStyles[tone]}>
      {label}
    </Link>
  );
}

/** By surface, the next step and what stands beside it. */
const tones = {
  ink: ['accent', 'ghost'],
  paper: ['accent', 'outline'],
  teal: ['solid', 'ghost'],
  gold: ['solid', 'outline'],
} as const;

/** A row of buttons: the first is the next step, the others stand back. */
export function ButtonRow({
  actions,
  surface,
}: {
  actions: readonly Action[];
  surface: keyof typeof tones;
}) {
  const [first, others] = tones[surface];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <ButtonLink key={action.label} {...action} tone={index === 0 ? first : others} />
      ))}
    </div>
  );
}
