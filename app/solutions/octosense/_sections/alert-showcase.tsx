import type { ReactNode } from 'react';
import type { SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** The stream of alerts, wide, straight below the hero. */
export function AlertShowcase({ children, ...head }: SectionHead & { children: ReactNode }) {
  return (
    <Section id="alerts">
      <SectionHeading {...head} />
      <div data-nosnippet="" className="mt-10">
        {children}
      </div>
    </Section>
  );
}
