import type { Feature, SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Who we work for: an index, one line an industry, that says what we do there. */
export function IndustryIndex({
  industries,
  ...head
}: SectionHead & { industries: readonly Feature[] }) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-3">
        <div>
          <SectionHeading {...head} ground="sand" rank="utility" />
        </div>
        <ul className="ruled border-line lg:col-span-2">
          {industries.map(({ title, description }) => (
            <li key={title} className="grid gap-x-8 py-3 md:grid-cols-2">
              <h3 className="text-lead">{title}</h3>
              <p className="hidden sm:block">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
