import type { AboutContent } from '@/content/schema';
import { Section } from '../ui/section';

/** Vision and mission: the first as a statement, the second as what we do for it. */
export function VisionMission({ vision, mission }: Pick<AboutContent, 'vision' | 'mission'>) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <h2 className="text-small font-semibold text-teal-600">{vision.title}</h2>
          <p className="mt-4 font-display text-h2 font-bold tracking-display text-ink-900">
            {vision.text}
          </p>
        </div>
        <div className="border-l-2 border-coral-400 pl-8 lg:col-span-2 lg:self-end">
          <h2 className="text-h3">{mission.title}</h2>
          <p className="mt-3 text-lead">{mission.text}</p>
        </div>
      </div>
    </Section>
  );
}
