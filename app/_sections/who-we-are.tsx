import type { Pages } from '@/content/schema';
import { SideSection } from '@/components/ui/section';

/** The kinds of business, three by two where there is room. */
export function WhoWeAre({ items, ...head }: Pages['home']['whoWeAre']) {
  return (
    <SideSection head={head}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {items.map((item) => (
          <li key={item} className="border-t border-line pt-3 font-semibold text-ink-900">
            {item}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
