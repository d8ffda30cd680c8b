import type { Pages } from '@/content/schema';
import { BeforeAfterChart } from '@/components/product/before-after-chart';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What changes: the hours as bars, beside what else a team gets. */
export function Benefits({ action, items, ...head }: Pages['octomine']['benefits']) {
  return (
    <Section surface="sand" spacing="band">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} />
          <TextLink {...action} />
          <ul className="mt-4 grid gap-x-8 font-display text-h3 font-bold text-ink-900 sm:grid-cols-2">
            {items.map((fact) => (
              <li key={fact} className="border-t border-edge py-3 first-letter:uppercase">
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <BeforeAfterChart />
      </div>
    </Section>
  );
}
