import { AskConversation } from '@/components/product/ask-conversation';
import { Agents } from '@/components/sections/agents';
import { BenefitBento } from '@/components/sections/benefit-bento';
import { Capabilities } from '@/components/sections/capabilities';
import { Checklist } from '@/components/sections/checklist';
import { Differentiators } from '@/components/sections/differentiators';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { LiveDemo } from '@/components/sections/live-demo';
import { ProseSplit } from '@/components/sections/prose-split';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { askOctopus } from '@/content/pages/ask-octopus';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('askOctopus', askOctopus.meta);

export default function AskOctopusPage() {
  return (
    <Page route="askOctopus" meta={askOctopus.meta}>
      <SplitHero {...askOctopus.hero}>
        <AskConversation />
      </SplitHero>
      <ProseSplit {...askOctopus.whatItIs} />
      <BenefitBento {...askOctopus.benefits} />
      <Differentiators {...askOctopus.differentiators} />
      <LiveDemo {...askOctopus.demo} />
      <Capabilities {...askOctopus.capabilities} />
      <Agents {...askOctopus.agents} />
      <SteppedLine {...askOctopus.howItWorks} />
      <Checklist id="scenario-planning" {...askOctopus.planning} />
      <FinalCall {...askOctopus.finalCall} />
    </Page>
  );
}
