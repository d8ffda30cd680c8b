import type { ProcessStep, SectionHead } from '@/content/schema';
import { Section, type Ground } from '../ui/section';
import { StepList } from '../ui/step-list';

/** A process as a line with its stops: down the page on a phone, across it on a desk. */
export function Steps({
  steps,
  ground = 'paper',
  ...head
}: SectionHead & { steps: readonly ProcessStep[]; ground?: Ground }) {
  return (
    <Section head={head} ground={ground} rank="utility">
      <StepList steps={steps} direction="across" />
    </Section>
  );
}
