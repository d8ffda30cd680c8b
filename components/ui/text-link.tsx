import type { Action } from '@/content/schema';
import { Icon } from './icon';
import { Link } from './link';

/** A link in words with an arrow, 44 px high: 'Learn More', 'Explore Solution'. */
export function TextLink({
  label,
  subject,
  ...link
}: Action & {
  /** What the page is to this one: the one before or after it. */
  rel?: 'prev' | 'next';
  /** What the link is about, read out after the label where the label occurs more than once. */
  subject?: string;
}) {
  return (
    <Link {...link} className="text-link">
      <WithArrow label={label} subject={subject} />
    </Link>
  );
}

/** Words with an arrow, which stays with the last one when they wrap. */
function WithArrow({ label, subject }: { label: string; subject?: string | undefined }) {
  const words = label.split(' ');
  const last = words.pop();
  return (
    <>
      {words.length > 0 && `${words.join(' ')} `}
      <span className="whitespace-nowrap">
        {last}
        {subject && <span className="sr-only"> {subject}</span>}
        <span className="ml-2 inline-block align-middle">
          <Icon name="arrow" size="small" />
        </span>
      </span>
    </>
  );
}
