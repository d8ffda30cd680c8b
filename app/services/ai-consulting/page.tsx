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
        <ul className="mt-3 -ml-8 flex flex-wrap font-display text-title font-bold tracking-display text-ink-900 [clip-path:inset(0_0_0_2rem)] *:relative *:pl-8 *:before:absolute *:before:left-2.5 *:before:text-teal-600 *:before:content-['/']">
          {content.industries.items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <WorkWithDocument {...content.capabilities} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
