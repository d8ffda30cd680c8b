import type { ReactNode } from 'react';
import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

/**
 * The technology stack of a service: its layers, and the tools of each.
 * @param children what of ours reads from it
 */
export function TechnologyStack({
  groups,
  children,
  ...head
}: TechnologyStackContent & { children?: ReactNode }) {
  return (
    <Section head={head} surface="sand" spacing="compact">
      <dl className="mt-5 grid gap-x-14 gap-y-1 xs:max-sm:*:flex sm:gap-y-4 md:grid-cols-2 lg:mt-8 lg:grid-cols-3">
        {groups.map(({ category, tools }) => (
          <div key={category} className="border-t border-edge py-1 sm:py-2">
            <dt className="font-semibold text-ink-900 xs:max-sm:min-w-34 sm:text-lead">
              {category}
            </dt>
            {/* A name of two words stays in one piece. */}
            <dd className="text-small font-medium">{tools.replace(/(?<!,) /g, '\u00a0')}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
