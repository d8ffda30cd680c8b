import type { Pages } from '@/content/schema';
import { SideSection } from '@/components/ui/section';

/** The kinds of business, three by two where there is room. */
export function WhoWeAre({ items, ...head }: Pages['home']['whoWeAre']) {
  return (
    <SideSection head={head} rank="story">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {items.map(({ title, description }) => (
          <div key={title} className="border-t border-line pt-3">
            <dt className="text-lead/tight font-semibold text-ink-900">{title}</dt>
            <dd className="mt-1">{description}</dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
