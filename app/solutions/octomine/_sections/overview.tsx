import type { Pages } from '@/content/schema';
import { Recommendations } from '@/components/product/recommendations';
import { SampleChip } from '@/components/product/sample-chip';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What Octomine is, and five features that lead to their proof; below, the sixth at work. */
export function Overview({
  whatItIs: { lede, ...head },
  features: { main, items },
}: Pick<Pages['octomine'], 'whatItIs' | 'features'>) {
  return (
    <Section space="quiet">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <SectionHeading {...head} rank="utility" />
        <p className="text-lead">{lede}</p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {items.map((feature) => (
          <li key={feature.label}>
            <TextLink {...feature} />
          </li>
        ))}
      </ul>
      <figure data-nosnippet="" className="mt-8">
        <figcaption className="mb-4">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3">
            {main.title} <SampleChip />
          </h3>
          <p>{main.description}</p>
        </figcaption>
        <Recommendations />
      </figure>
    </Section>
  );
}
