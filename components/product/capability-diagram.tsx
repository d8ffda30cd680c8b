import type { Claim } from '@/content/schema';
import { pictureNamed } from '@/lib/routes/pages';

const rows = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3'] as const;

/**
 * What the octopus can do, each thing at the end of one of its arms where there is room for them.
 * @param items read from the upper left down, then from the upper right down
 */
export function CapabilityDiagram({ items }: { items: readonly Claim[] }) {
  const octopus = pictureNamed('octopus');
  return (
    <div className="relative">
      <img
        src={octopus.src}
        alt={octopus.alt}
        width={octopus.width}
        height={octopus.height}
        loading="lazy"
        className="absolute inset-x-0 mx-auto hidden h-full lg:block"
      />
      <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
        {items.map(({ title, description }, index) => (
          <li
            key={title}
            className={`py-4 lg:flex lg:h-40 lg:flex-col lg:justify-center lg:py-0 ${index < rows.length ? 'lg:pr-8 lg:text-right' : 'lg:col-start-3 lg:pl-8'} ${rows[index % rows.length] ?? ''}`}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
