import { Agents } from './_sections/agents';
import { Benefits } from './_sections/benefits';
import { Capabilities } from './_sections/capabilities';
import { Planning } from './_sections/planning';
import { SampleBrand } from './_sections/sample-brand';
import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { askingParameters } from '@/lib/sample-brand/ask/address';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('ask-octopus');
export { metadata };

export default function AskOctopusPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <Section id="demo" surface="ink" spacing="underHero">
        <Island name="ask-octopus" parameters={askingParameters} />
      </Section>
      <Capabilities capabilities={content.capabilities} {...content.whatItIs} />
      <Agents {...content.agents} />
      <Benefits {...content.benefits} />
      <Planning {...content.planning} />
      <SampleBrand {...content.sampleBrand} />
      <FinalCall {...content.finalCall} surface="teal" />
    </Page>
  );
}
