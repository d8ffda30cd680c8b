import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** The vision, said loud on a field of its own; below it what we do for it. */
export function VisionMission({ vision, mission }: Pick<Pages['about'], 'vision' | 'mission'>) {
  return (
    <Section
      head={{ eyebrow: vision.name, title: vision.title, lede: vision.text }}
      ground="coral"
      pack="bottle-teal"
    >
      <div className="grid gap-x-14 gap-y-3 border-t-4 border-ink-900 pt-6 lg:grid-cols-2">
        <h2 className="text-title">
          <span className="mb-2 block font-text text-tiny font-semibold tracking-eyebrow uppercase">
            {mission.name}
          </span>{' '}
          {mission.title}
        </h2>
        <p className="max-w-text text-lead">{mission.text}</p>
      </div>
    </Section>
  );
}
