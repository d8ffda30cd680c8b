import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Industries } from '@/components/sections/industries';
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
      <Industries {...content.industries} surface="sand" />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
