import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

const columns = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  6: 'lg:col-span-6',
  12: 'lg:col-span-12',
} as const;

/**
 * The technology stack of a service as it is built: what stands on what, which part each block runs, and
 * its tools.
 * @param spans of each block, how many twelfths of the page
 */
export function TechnologyStack({
  groups,
  spans,
  ...head
}: TechnologyStackContent & { spans: readonly (keyof typeof columns)[] }) {
  return (
    <Section head={head} surface="sand" spacing="compact">
      <dl className="mt-5 grid gap-1 overflow-clip rounded-panel md:grid-cols-2 lg:mt-8 lg:grid-cols-12">
        {groups.map(({ category, part, tools }, index) => (
          <div key={category} className={`bg-white px-5 py-3 ${columns[spans[index] ?? 12]}`}>
            <dt className="flex flex-wrap gap-x-3 font-semibold text-ink-900">
              {category} <span className="font-normal text-muted">{part}</span>
            </dt>
            {/* A name of two words stays in one piece. */}
            <dd className="text-small font-medium">{tools.replace(/(?<!,) /g, '\u00a0')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
