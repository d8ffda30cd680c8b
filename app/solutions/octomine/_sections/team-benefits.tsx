import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { HoursCalculator } from './hours-calculator';

/** What changes for the team: the hours, which visitors can count for themselves, and the rest. */
export function TeamBenefits({ hours, items, ...head }: Pages['octomine']['benefits']) {
  return (
    <Section head={head}>
      <div className="mt-8 grid items-start gap-x-14 gap-y-6 lg:grid-cols-5">
        <HoursCalculator {...hours} />
        <ul className="lg:col-span-2">
          {items.map(({ title, description }) => (
            <li key={title} className="border-t border-ink-900 py-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
