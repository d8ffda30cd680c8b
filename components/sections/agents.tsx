import type { AskOctopusContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';
import { StepStrip } from './step-strip';

/** The agents: what they look for, and the three steps by which they do it. */
export function Agents({ opportunities, steps, ...head }: AskOctopusContent['agents']) {
  return (
    <Section ground="ink">
      <SectionHeading {...head} ground="ink" />
      <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {opportunities.map(({ title, description, icon }) => (
          <li key={title}>
            <h3 className="flex items-center gap-3 text-lead">
              <span className="text-coral-400">
                <Icon name={icon} size="large" />
              </span>
              {title}
            </h3>
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
