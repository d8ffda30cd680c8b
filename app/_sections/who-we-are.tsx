import { site } from '@/.content';
import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { SideSection } from '@/components/ui/section';

/** The kinds of business beside the heading; below it, the startup programmes. */
export function WhoWeAre({ items, backedBy, ...head }: Pages['home']['whoWeAre']) {
  return (
    <SideSection
      head={head}
      note={
        <>
          <h2 className="eyebrow">{backedBy}</h2>
          <ul className="mt-1 font-display text-lead/tight font-bold">
            {site.startupProgrammes.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      }
    >
      <ul className="gap-x-6 sm:grid sm:grid-cols-2 lg:block">
        {items.map(({ icon, name }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-t border-line py-1.5 font-semibold text-ink-900"
          >
            <span className="text-teal-600">
              <Icon name={icon} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
