import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** The documents that we leave behind, a row each; one leads to what it has brought. */
export function Deliverables({
  items,
  ...head
}: Pages['business-data-consulting']['deliverables']) {
  return (
    <Section head={head} spacing="compact">
      <ul className="mt-5 lg:mt-8">
        {items.map(({ title, description, proof }) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-14 border-t border-line py-2 md:grid-cols-3 md:items-baseline lg:border-ink-900"
          >
            <h3 className="text-h3">{title}</h3>
            <div className="md:col-span-2 flex-wrap items-baseline justify-between gap-x-8 md:flex md:*:not-first:-my-2">
              <p>{description}</p>
              {proof && <TextLink {...proof} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
