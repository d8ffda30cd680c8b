import { Comparison } from '@/components/sections/comparison';
import { Section } from '@/components/ui/section';
import { Faq } from '@/components/sections/faq';
import { AskField } from '@/components/product/ask-field';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Integrations } from './_sections/integrations';
import { KpiLibrary } from './_sections/kpi-library';
import { HoursCalculator } from '@/components/product/hours-calculator';
import { Recommendations } from '@/components/product/recommendations';
import { Showcase } from '@/components/sections/showcase';
import { SampleDashboards } from './_sections/sample-dashboards';
import { TrialNote } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('octomine');
export { metadata };

const { main, ...features } = words.features;
const { hours, ...benefits } = words.benefits;
const { body, ...whatItIs } = words.whatItIs;

export default function OctominePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <SampleDashboards {...words.dashboards} audiences={words.audiences} />
      <Section head={{ ...whatItIs, lede: body.join(' ') }} />
      <Showcase {...features}>
        <h3 className="text-h3">{main.title}</h3>
        <p className="mt-2 mb-3 max-w-text">{main.description}</p>
        <div data-nosnippet="">
          <Recommendations />
        </div>
      </Showcase>
      <KpiLibrary {...words.kpiLibrary} />
      <Integrations {...words.integrations} />
      <Showcase {...benefits}>
        <HoursCalculator {...hours} />
      </Showcase>
      <Comparison {...words.comparison} ground="sand" />
      <Faq {...words.faq} note={<TrialNote />} />
      <FinalCall {...words.finalCall} field={<AskField />} />
    </Page>
  );
}
