import type { AskOctopusContent } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';
import { StepStrip } from './step-strip';

/** The agents: what they look for, and the three steps by which they do it. */
export function Agents({ opportunities, steps, ...head }: AskOctopusContent['agents']) {
  return (
    <Section ground="ink">
      <SectionHeading {...head} ground="ink" />
      <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {opportunities.map(({ title, description }) => (
          <li key={title} className="border-l-2 border-coral-400 pl-6">
            <h3 className="text-lead">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <StepStrip steps={steps} />
      </div>
    </Section>
  );
}
