import type { FeatureListContent, TechnologyStackContent } from '@/content/schema';

const threeColumns = 'mt-5 gap-x-14 gap-y-2 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3 lg:gap-y-5';

/** What there is of something, in a few words each, below rules. */
export const Claims = ({
  items,
  shape = threeColumns,
}: Pick<FeatureListContent, 'items'> & { shape?: string }) => (
  <ul className={`grid ${shape}`}>
    {items.map(({ title, description }) => (
      <li key={title} className="border-t border-edge pt-2">
        <h3 className="text-h3">{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);

/** A technology stack: its layers, and below each its tools, whose names stay in one piece. */
export const Stack = ({ groups }: Pick<TechnologyStackContent, 'groups'>) => (
  <ul className="mt-5 grid border-b border-edge md:grid-cols-2 lg:mt-7">
    {groups.map(({ category, tools }) => (
      <li key={category} className="border-t border-edge py-2 pr-4">
        <h3 className="eyebrow">{category}</h3>
        <p className="text-h3 text-(--strong)">{tools.replaceAll(/(?<!,) /g, '\u00a0')}</p>
      </li>
    ))}
  </ul>
);
