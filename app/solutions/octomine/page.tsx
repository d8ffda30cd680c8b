import { Comparison } from './_sections/comparison';
import { Faq } from './_sections/faq';
import { Explanation } from '@/components/sections/explanation';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Integrations } from './_sections/integrations';
import { KpiLibrary } from './_sections/kpi-library';
import { PlatformFeatures } from './_sections/platform-features';
import { SampleDashboards } from './_sections/sample-dashboards';
import { TeamBenefits } from './_sections/team-benefits';
import { Page } from '@/components/layout/page';
import { octomine } from '@/content/pages/octomine';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('octomine', octomine.meta);

export default function OctominePage() {
  return (
    <Page route="octomine" meta={octomine.meta} parts={{ questions: octomine.faq.questions }}>
      <LeadHero {...octomine.hero} />
      <SampleDashboards {...octomine.dashboards} audiences={octomine.audiences} />
      <Explanation {...octomine.whatItIs} />
      <PlatformFeatures {...octomine.features} />
      <KpiLibrary {...octomine.kpiLibrary} />
      <Integrations {...octomine.integrations} />
      <TeamBenefits {...octomine.benefits} />
      <Comparison {...octomine.comparison} />
      <Faq {...octomine.faq} />
      <FinalCall {...octomine.finalCall} />
    </Page>
  );
}
