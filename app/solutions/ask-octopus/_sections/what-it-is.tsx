import type { ExplanationContent, StepsContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { StepList } from '@/components/ui/step-list';

/** What ASK Octopus is, and beside it how somebody works with it. */
export function WhatItIs({ body, ...head }: ExplanationContent & { howItWorks: StepsContent }) {
  const { howItWorks, ...explained } = head;
  const { steps, ...process } = howItWorks;
  return (
    <Section space="quiet">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className="max-w-text">
          <SectionHeading {...explained} rank="utility" />
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-4 first-of-type:text-lead first-of-type:text-ink-900">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <SectionHeading {...process} rank="utility" />
          <StepList steps={steps} direction="down" />
        </div>
      </div>
    </Section>
  );
}
