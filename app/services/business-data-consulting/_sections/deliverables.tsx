import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** The documents that we leave behind, a row each; one leads to what it has brought. */
export function Deliverables({
  items,
  ...head
}: Pages['business-data-consulting']['deliverables']) {
  return (
    <Section head={head} space="quiet">
      <ul className="mt-5 lg:mt-8">
        {items.map(({ title, description, proof }) => (
          <li
            key={title}
            className="grid gap-x-4 border-t border-line py-2 md:grid-cols-2 md:items-center lg:grid-cols-3 lg:border-ink-900"
          >
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
            {proof && (
              <div className="-my-2 lg:justify-self-end">
                <TextLink {...proof} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
