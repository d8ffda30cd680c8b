import { FinalCall } from '@/components/sections/final-call';
import { Highlights, SplitHero } from '@/components/sections/hero';
import { Section } from '@/components/ui/section';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { ForecastTest } from './_sections/forecast-test';

const { content, metadata, Page } = definePage('ai-consulting');
export { metadata };

export default function AiConsultingPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <ForecastTest {...content.forecastTest} />
      </SplitHero>
      <WorkWithDocument {...content.capabilities} />
      <Section head={content.industries} surface="sand" spacing="strip" headingSize="utility">
        <Highlights facts={content.industries.names} />
      </Section>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
