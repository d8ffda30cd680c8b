import { site } from '@/.content';
import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** The quiet strip with the startup programmes. */
export function BackedBy({ title }: Pages['home']['backedBy']) {
  return (
    <Section surface="sand" spacing="strip">
      <div className="flex flex-wrap items-baseline gap-x-14 gap-y-1">
        <h2 className="eyebrow">{title}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 font-display text-lead/tight font-bold">
          {site.startupProgrammes.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
