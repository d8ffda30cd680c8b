import type { StepsContent } from '@/content/schema';
import { Section, type Placement } from '../ui/section';
import { StepList } from '../ui/step-list';

/** A process, in order, on a line with its stops. */
export function Steps({ steps, ground, ...head }: StepsContent & Placement) {
  return (
    <Section head={head} ground={ground} rank="utility">
      <StepList steps={steps} direction="across" />
    </Section>
  );
}
