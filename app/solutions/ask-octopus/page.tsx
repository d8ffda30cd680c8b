import { Agents } from './_sections/agents';
import { Capabilities } from './_sections/capabilities';
import { Differentiators } from './_sections/differentiators';
import { Planning } from './_sections/planning';
import { SampleBrand } from './_sections/sample-brand';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { askingParameters } from '@/lib/sample-brand/ask/address';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('ask-octopus');
export { metadata };

export default function AskOctopusPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <Section id="demo" ground="ink" space="hung">
        <Island name="ask-octopus" parameters={askingParameters} />
      </Section>
      <Capabilities capabilities={words.capabilities} {...words.whatItIs} />
      <Agents {...words.agents} />
      <Differentiators {...words.differentiators} benefits={words.benefits} />
      <Planning howItWorks={words.howItWorks} planning={words.planning} />
      <SampleBrand {...words.sampleBrand} />
      <FinalCall {...words.finalCall} ground="teal" />
    </Page>
  );
}
