import { Comparison } from './_sections/comparison';
import { Explanation } from '@/components/sections/explanation';
import { Faq } from '@/components/sections/faq';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Integrations } from './_sections/integrations';
import { KpiLibrary } from './_sections/kpi-library';
import { PlatformFeatures } from './_sections/platform-features';
import { SampleDashboards } from './_sections/sample-dashboards';
import { TeamBenefits } from './_sections/team-benefits';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('octomine');
export { metadata };

export default function OctominePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <SampleDashboards {...words.dashboards} audiences={words.audiences} />
      <Explanation {...words.whatItIs} />
      <PlatformFeatures {...words.features} />
      <KpiLibrary {...words.kpiLibrary} />
      <Integrations {...words.integrations} />
      <TeamBenefits {...words.benefits} />
      <Comparison {...words.comparison} />
      <Faq {...words.faq} />
      <Trial ground="sand" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
