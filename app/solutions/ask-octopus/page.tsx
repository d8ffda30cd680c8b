import { AskConversation } from '@/components/product/ask-conversation';
import { Agents } from './_sections/agents';
import { Capabilities } from './_sections/capabilities';
import { Checklist } from '@/components/sections/checklist';
import { Points } from '@/components/sections/points';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { Explanation } from '@/components/sections/explanation';
import { Steps } from '@/components/sections/steps';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('ask-octopus');
export { metadata };

export default function AskOctopusPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <AskConversation />
      </SplitHero>
      <Section id="demo" head={words.demo} ground="sand">
        <div className="mt-8">
          <Island name="ask-octopus" parameter="ask" />
        </div>
      </Section>
      <Explanation {...words.whatItIs} />
      <Points {...words.benefits} space="after" />
      <Points {...words.differentiators} ground="ink" />
      <Capabilities {...words.capabilities} />
      <Agents {...words.agents} />
      <Steps {...words.howItWorks} />
      <Checklist {...words.planning} id="scenario-planning" ground="sand" />
      <Trial ground="sand" space="after" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
