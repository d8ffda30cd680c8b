import type { ReactNode } from 'react';
import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

/**
 * The technology stack of a service as it is built: what stands on what, which part each block runs, and
 * its tools.
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
        {groups.map(({ category, part, tools }) => (
          <div key={category} className="border-t border-edge py-2">
            <dt className="flex flex-wrap xs:max-sm:min-w-34 gap-x-3 font-semibold text-ink-900">
              {category} <span className="font-normal text-muted xs:max-sm:hidden">{part}</span>
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
