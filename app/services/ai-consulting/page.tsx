import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Work } from '@/components/sections/work';
import { definePage } from '@/components/layout/page';
import { ForecastTest } from './_sections/forecast-test';
import { Industries } from './_sections/industries';

const { words, metadata, Page } = definePage('ai-consulting');
export { metadata };

export default function AiConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <ForecastTest {...words.forecastTest} />
      </SplitHero>
      <Work {...words.capabilities} layout="between" />
      <Industries {...words.industries} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
