import type { Action } from '@/content/schema';
import { Icon } from './icon';
import { Link } from './link';

const tones = {
  paper: 'text-coral-600 hover:text-ink-900',
  sand: 'text-coral-700 hover:text-ink-900',
  ink: 'text-teal-300 hover:text-white',
  coral: 'text-ink-900',
  gold: 'text-ink-900',
  teal: 'text-white',
} as const;

/** A link in words with an arrow, 44 px high: 'Learn More', 'Explore Solution'. */
export function TextLink({
  to,
  event,
  rel,
  label,
  subject,
  ground = 'paper',
}: Action & {
  /** What the page is to this one: the one before or after it. */
  rel?: 'prev' | 'next';
  /** What the link is about, read out after the label where the label occurs more than once. */
  subject?: string;
  ground?: keyof typeof tones;
}) {
  const words = label.split(' ');
  const last = words.pop();
  return (
    <Link
      to={to}
      event={event}
      rel={rel}
      className={`inline-block py-2.5 font-semibold underline-offset-4 hover:underline ${tones[ground]}`}
    >
      {words.length > 0 && `${words.join(' ')} `}
      {/* The arrow stays with the last word when the label wraps. */}
      <span className="whitespace-nowrap">
        {last}
        {subject && <span className="sr-only"> {subject}</span>}
        <span className="ml-2 inline-block align-middle">
          <Icon name="arrow" size="small" />
        </span>
      </span>
    </Link>
  );
}
