import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** What changes, as a ledger: on the left what was, on the right what takes its place. */
export function Benefits({ items, instead, ...head }: Pages['data-infrastructure']['benefits']) {
  return (
    <Section head={head} rank="utility">
      <ul className="mt-10 border-b border-line">
        {items.map(({ title, description, instead: before }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-2 md:items-baseline"
          >
            <p className="max-w-text text-lead text-muted">
              <span className="block text-tiny font-semibold">{instead}</span> {before}
            </p>
            <div className="border-l-4 border-teal-600 pl-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
