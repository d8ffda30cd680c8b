import type { Feature } from '@/content/schema';
import { IconTile } from '../ui/icon';

/** Six capabilities, each at the end of an arm of the octopus. */
export function CapabilityDiagram({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, description, icon }) => (
        <li key={title}>
          <IconTile name={icon} />
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
