import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';

/** The large dashboard on ink, straight below the hero and part of it. */
export function SampleDashboards({ children, ...head }: SectionHead & { children: ReactNode }) {
  return (
    <Section id="sample-dashboards" ground="ink" space="after">
      <div className="border-t border-ink-700 pt-12">
        <SectionHeading {...head} ground="ink" />
        <div className="mt-10">{children}</div>
      </div>
    </Section>
  );
}
