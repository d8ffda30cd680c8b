import type { Pages, SectionHead } from '@/content/schema';
import { OctomineDashboard } from '@/components/product/octomine-dashboard';
import { Section, SectionHeading } from '@/components/ui/section';

/** The large dashboard on ink, straight below the hero and part of it. */
export function SampleDashboards({
  audiences,
  ...head
}: SectionHead & Pick<Pages['octomine'], 'audiences'>) {
  return (
    <Section id="sample-dashboards" ground="ink" space="after">
      <div className="border-t border-ink-700 pt-10">
        <SectionHeading {...head} ground="ink" />
        <div data-nosnippet="" className="mt-8">
          <OctomineDashboard {...audiences} />
        </div>
      </div>
    </Section>
  );
}
