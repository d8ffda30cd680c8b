import { Faq } from '@/components/sections/faq';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { TrialLink } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';
import { Benefits } from './_sections/benefits';
import { Comparison } from './_sections/comparison';
import { Overview } from './_sections/overview';
import { SampleDashboards } from './_sections/sample-dashboards';
import { SourcesAndKpis } from './_sections/sources-and-kpis';

const { words, metadata, Page } = definePage('octomine');
export { metadata };

export default function OctominePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <SampleDashboards {...words.dashboards} audiences={words.audiences} />
      <Overview {...words} />
      <Comparison {...words.comparison} />
      <SourcesAndKpis {...words} />
      <Benefits {...words.benefits} />
      <Faq {...words.faq} note={<TrialLink />} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
