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
import { Page } from '@/components/layout/page';
import { askOctopus } from '@/content/pages/ask-octopus';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('askOctopus', askOctopus.meta);

export default function AskOctopusPage() {
  return (
    <Page route="askOctopus" meta={askOctopus.meta}>
      <SplitHero {...askOctopus.hero}>
        <AskConversation />
      </SplitHero>
      <LiveDemo {...askOctopus.demo} />
      <Explanation {...askOctopus.whatItIs} />
      <AskBenefits {...askOctopus.benefits} />
      <Differentiators {...askOctopus.differentiators} />
      <Capabilities {...askOctopus.capabilities} />
      <Agents {...askOctopus.agents} />
      <Steps {...askOctopus.howItWorks} />
      <Checklist id="scenario-planning" {...askOctopus.planning} />
      <FinalCall {...askOctopus.finalCall} />
    </Page>
  );
}
