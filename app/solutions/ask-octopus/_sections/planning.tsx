import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { Icon } from '@/components/ui/icon';

/** From a question to a plan in three steps, each with what to settle in it. */
export function Planning({ steps, ...head }: Pages['ask-octopus']['planning']) {
  return (
    <Section id="scenario-planning" spacing="compact" head={head} headingSize="utility">
      <ol className="mt-6 grid gap-x-6 gap-y-6 md:grid-cols-3 lg:gap-x-14">
        {steps.map(({ title, description, checks }) => (
          <li key={title} className="border-t border-edge pt-4">
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
            <Checklist items={checks} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Short phrases with a tick each. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-y-1 text-(--strong)">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <span className="mt-1 text-(--eyebrow)">
            <Icon name="check" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
