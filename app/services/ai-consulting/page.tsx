import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { ForecastTest } from './_sections/forecast-test';

const { content, metadata, Page } = definePage('ai-consulting');
export { metadata };

export default function AiConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <ForecastTest {...content} />
      <WorkWithDocument {...content.capabilities} isWide />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
