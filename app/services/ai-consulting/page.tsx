import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { ForecastTest } from './_sections/forecast-test';
import { Industries } from './_sections/industries';

const { content, metadata, Page } = definePage('ai-consulting');
export { metadata };

export default function AiConsultingPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <ForecastTest {...content.forecastTest} />
      </SplitHero>
      <WorkWithDocument {...content.capabilities} />
      <Industries {...content.industries} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
