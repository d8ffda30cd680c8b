import type { Pages } from '@/content/schema';
import { BeforeAfterChart } from '@/components/product/before-after-chart';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What changes, beside the hours before and after. */
export function Benefits({ action, items, ...head }: Pages['octomine']['benefits']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading {...head} rank="utility" />
          <ul className="mt-4 gap-x-8 xl:grid xl:grid-cols-2">
            {items.map(({ title, description }) => (
              <li key={title} className="mt-4 first:col-span-2">
                <h3 className="text-lead/tight">{title}</h3>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <BeforeAfterChart />
          <div className="mt-2">
            <TextLink {...action} />
          </div>
        </div>
      </div>
    </Section>
  );
}
