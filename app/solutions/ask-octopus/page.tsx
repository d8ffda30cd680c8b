import { Agents } from './_sections/agents';
import { Capabilities } from './_sections/capabilities';
import { Differentiators } from './_sections/differentiators';
import { SampleBrand } from './_sections/sample-brand';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { StepsAndChecklist } from '@/components/sections/steps-and-checklist';
import { askingParameters } from '@/lib/sample-brand/ask/address';
import { Island } from '@/components/islands/island';
import { Section, SectionHeading } from '@/components/ui/section';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('ask-octopus');
export { metadata };

const { title, lede } = words.demo;

export default function AskOctopusPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <Section id="demo" space="strip">
        <div className="items-end gap-x-14 lg:grid lg:grid-cols-2">
          <SectionHeading title={title} rank="utility" />
          <p className="mt-2 max-w-text text-small">{lede}</p>
        </div>
        <div className="mt-5">
          <Island name="ask-octopus" parameters={askingParameters} />
        </div>
      </Section>
      <Capabilities {...words.capabilities} whatItIs={words.whatItIs} />
      <Agents {...words.agents} />
      <Differentiators {...words.differentiators} benefits={words.benefits} />
      <StepsAndChecklist
        id="scenario-planning"
        steps={words.howItWorks}
        checklist={words.planning}
        space="quiet"
      />
      <SampleBrand {...words.sampleBrand} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
