import { AskConversation } from '@/components/product/ask-conversation';
import { Agents } from './_sections/agents';
import { SampleBrand } from './_sections/sample-brand';
import { Capabilities } from './_sections/capabilities';
import { TwoViews } from './_sections/two-views';
import { Planning } from './_sections/planning';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { askingParameters } from '@/lib/sample-brand/ask/address';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('ask-octopus');
export { metadata };

export default function AskOctopusPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <AskConversation />
      </SplitHero>
      <Section id="demo" head={words.demo} ground="sand" space="quiet">
        <div className="mt-8">
          <Island name="ask-octopus" parameters={askingParameters} />
        </div>
      </Section>
      <Capabilities {...words.capabilities} whatItIs={words.whatItIs} />
      <SampleBrand {...words.sampleBrand} />
      <Agents {...words.agents} />
      <TwoViews {...words.differentiators} benefits={words.benefits} />
      <Planning {...words} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
