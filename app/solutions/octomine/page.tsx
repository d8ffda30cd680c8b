import { Faq } from '@/components/sections/faq';
import { FinalCall } from '@/components/sections/final-call';
import { Recommendations } from '@/components/product/recommendations';
import { StackedHero } from '@/components/sections/hero';
import { TrialLink } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';
import { Benefits } from './_sections/benefits';
import { Comparison } from './_sections/comparison';
import { KpiLibrary } from './_sections/kpi-library';
import { Overview } from './_sections/overview';
import { SampleDashboards } from './_sections/sample-dashboards';

const { content, metadata, Page } = definePage('octomine');
export { metadata };

export default function OctominePage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <SampleDashboards {...content.audiences} label={content.label} />
      <Overview {...content} />
      <Recommendations title={content.features.main} />
      <KpiLibrary {...content.kpiLibrary} />
      <Comparison {...content.comparison} />
      <Benefits {...content.benefits} />
      <Faq {...content.faq} note={<TrialLink />} />
      <FinalCall {...content.finalCall} surface="teal" />
    </Page>
  );
}
