import { FinalCall } from '@/components/sections/final-call';
import { Icon } from '@/components/ui/icon';
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
      <WorkWithDocument {...content.capabilities} />
      <Section head={content.industries} surface="sand" spacing="compact">
        <ul className="mt-5 grid gap-x-6 font-semibold text-ink-900 sm:grid-cols-2 lg:mt-8 lg:grid-cols-7">
          {content.industries.items.map(({ icon, name }) => (
            <li
              key={name}
              className="flex items-center gap-3 border-t border-ink-900 py-2 lg:block lg:pt-3"
            >
              <span className="text-teal-600">
                <Icon name={icon} size="large" />
              </span>
              <span className="lg:mt-2 lg:block">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
