import { Deliverable } from '@/components/sections/phases';
import { FinalCall } from '@/components/sections/final-call';
import { Icon } from '@/components/ui/icon';
import { Section, SideSection } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { TextLink } from '@/components/ui/text-link';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { MondayMorning } from './_sections/monday-morning';

const { content, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  const { managed, benefits } = content;
  return (
    <Page>
      <StackedHero {...content.hero} />
      <MondayMorning {...content.monday} />
      <WorkWithDocument {...content.offerings} />
      <TechnologyStack {...content.stack} shape="lg:*:col-span-6 lg:*:nth-[-n+4]:col-span-3" />
      <SideSection
        id="managed"
        surface="ink"
        head={managed}
        note={
          <p className="grid print:hidden">
            <TextLink {...managed.trial} />
            <TextLink {...managed.proof} />
          </p>
        }
      >
        <ul className="mb-4 ruled border-ink-700">
          {managed.points.map((point) => (
            <li key={point} className="flex gap-4 py-3 text-white first:pt-0">
              <span className="mt-1 text-teal-300">
                <Icon name="check" />
              </span>
              {point}
            </li>
          ))}
        </ul>
        <Deliverable>{managed.keep}</Deliverable>
      </SideSection>
      <Section head={benefits} spacing="compact">
        <ul className="mt-5 grid gap-x-14 gap-y-2 sm:grid-cols-2 lg:mt-8 xl:grid-cols-4">
          {benefits.items.map(({ title, description }) => (
            <li key={title} className="border-t border-line pt-2">
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-x-14 gap-y-3 sm:grid-cols-2">
          {content.products.map(({ title, description, action }) => (
            <article key={title} className="on-sand rounded-panel px-6 pt-4 pb-1">
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
              <TextLink {...action} />
            </article>
          ))}
        </div>
      </Section>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
