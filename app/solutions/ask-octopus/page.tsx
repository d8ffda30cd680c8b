import { Agents } from './_sections/agents';
import { Benefits } from './_sections/benefits';
import { Capabilities } from './_sections/capabilities';
import { Planning } from './_sections/planning';
import { SampleBrand } from './_sections/sample-brand';
import { FinalCall } from '@/components/sections/final-call';
import { askingParameters } from '@/lib/sample-brand/ask/address';
import { Island } from '@/components/islands/island';
import { ButtonRow } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('ask-octopus');
const { eyebrow, title, lede, actions } = content.hero;
export { metadata };

export default function AskOctopusPage() {
  return (
    <Page>
      <section className="on-ink">
        <div className="page-width flex flex-wrap items-center gap-2 pt-6 pb-7">
          <p className="eyebrow w-full">{eyebrow}</p>
          <h1 className="mt-2 w-full text-beside">{title}</h1>
          <p className="my-2 grow text-lead max-sm:w-full">{lede}</p>
          <ButtonRow actions={actions} surface="ink" />
        </div>
      </section>
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
