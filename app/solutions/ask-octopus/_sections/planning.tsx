import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { Icon } from '@/components/ui/icon';

/** Planning in three steps, each with what to settle in it. */
export function Planning({ steps, title }: Pages['ask-octopus']['planning']) {
  return (
    <Section id="scenario-planning" spacing="compact" head={{ title }} headingSize="utility">
      <ol className="mt-6 grid gap-x-6 gap-y-4 md:grid-cols-3 lg:gap-x-14">
        {steps.map(({ title, description, checks }) => (
          <li key={title} className="border-t border-edge pt-4">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </div>
            <ul className="mt-3 grid gap-y-2 text-small/tight text-ink-900">
              {checks.map((item) => (
                <li key={item} className="flex gap-2.5">
                  <span className="text-teal-600">
                    <Icon name="check" />
                  </span>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
