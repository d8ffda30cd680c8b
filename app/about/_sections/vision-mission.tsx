import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Vision and mission: the first said loud, the second as what we do for it. */
export function VisionMission({ vision, mission }: Pick<Pages['about'], 'vision' | 'mission'>) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading eyebrow={vision.name} title={vision.title} lede={vision.text} />
        </div>
        <div className="border-l-4 border-teal-600 pl-8 lg:col-span-5 lg:self-end">
          <h2 className="text-h3">
            <span className="mb-2 block font-text text-tiny font-semibold tracking-eyebrow text-teal-600 uppercase">
              {mission.name}
            </span>{' '}
            {mission.title}
          </h2>
          <p className="mt-3">{mission.text}</p>
        </div>
      </div>
    </Section>
  );
}
