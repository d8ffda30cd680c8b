import type { KpiDefinition } from '@/content/schema';

/** Names and what they mean, as a page of an index. */
export function DefinitionList({ definitions }: { definitions: readonly KpiDefinition[] }) {
  return (
    <dl className="mt-8 grid gap-x-14 sm:grid-cols-2 lg:grid-cols-3">
      {definitions.map(({ name, definition }) => (
        <div key={name} className="border-t border-line py-4">
          <dt className="font-semibold text-ink-900">{name}</dt>{' '}
          <dd className="text-small">{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
