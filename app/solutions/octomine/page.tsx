import { OctomineDashboard } from '@/components/product/octomine-dashboard';
import { AudienceDesks } from '@/components/sections/audience-desks';
import { BenefitLedger } from '@/components/sections/benefit-ledger';
import { Comparison } from '@/components/sections/comparison';
import { Faq } from '@/components/sections/faq';
import { FeatureShowcase } from '@/components/sections/feature-showcase';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Integrations } from '@/components/sections/integrations';
import { ProseSplit } from '@/components/sections/prose-split';
import { SampleDashboards } from '@/components/sections/sample-dashboards';
import { Page } from '@/components/ui/page';
import { octomine } from '@/content/pages/octomine';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('octomine', octomine.meta);

export default function OctominePage() {
  return (
    <Page route="octomine" meta={octomine.meta} parts={{ questions: octomine.faq.questions }}>
      <LeadHero {...octomine.hero} />
      <SampleDashboards {...octomine.dashboards}>
        <OctomineDashboard size="full" />
      </SampleDashboards>
      <ProseSplit {...octomine.whatItIs} />
      <FeatureShowcase {...octomine.features} />
      <Integrations {...octomine.integrations} />
      <BenefitLedger {...octomine.benefits} />
      <Comparison {...octomine.comparison} />
      <AudienceDesks {...octomine.audiences} />
      <Faq {...octomine.faq} />
      <FinalCall {...octomine.finalCall} />
    </Page>
  );
}
