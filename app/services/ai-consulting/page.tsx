import { FinalCall } from '@/components/sections/final-call';
import { Section } from '@/components/ui/section';
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
      <ForecastTest {...content.forecastTest} />
      <Section head={content.industries} headingSize="note" surface="sand" spacing="strip">
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 font-medium text-ink-900">
          {content.industries.items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <WorkWithDocument {...content.capabilities} />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
