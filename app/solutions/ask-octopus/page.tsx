import { AskConversation } from '@/components/product/ask-conversation';
import { Agents } from './_sections/agents';
import { AskBenefits } from './_sections/ask-benefits';
import { Capabilities } from './_sections/capabilities';
import { Checklist } from '@/components/sections/checklist';
import { Differentiators } from './_sections/differentiators';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { LiveDemo } from './_sections/live-demo';
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
      <LiveDemo {...words.demo} />
      <Explanation {...words.whatItIs} />
      <AskBenefits {...words.benefits} />
      <Differentiators {...words.differentiators} />
      <Capabilities {...words.capabilities} />
      <Agents {...words.agents} />
      <Steps {...words.howItWorks} />
      <Checklist id="scenario-planning" {...words.planning} />
      <Trial ground="sand" space="after" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
