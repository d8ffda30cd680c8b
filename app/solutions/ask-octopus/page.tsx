import { AskConversation } from '@/components/product/ask-conversation';
import { Agents } from './_sections/agents';
import { Capabilities } from './_sections/capabilities';
import { TwoViews } from './_sections/two-views';
import { WhatItIs } from './_sections/what-it-is';
import { Checklist } from '@/components/sections/checklist';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { TrialNote } from '@/components/sections/trial';
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
      <WhatItIs {...words.whatItIs} howItWorks={words.howItWorks} />
      <TwoViews {...words.differentiators} benefits={words.benefits} />
      <Agents {...words.agents} />
      <Capabilities {...words.capabilities} />
      <Checklist {...words.planning} id="scenario-planning" space="quiet" note={<TrialNote />} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
