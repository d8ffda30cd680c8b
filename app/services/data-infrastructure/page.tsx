import { Deliverable } from '@/components/sections/phases';
import { FinalCall } from '@/components/sections/final-call';
import { SideSection } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { TextLink } from '@/components/ui/text-link';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { HeldFile } from './_sections/held-file';
import { MondayMorning } from './_sections/monday-morning';

const { content, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  const { managed, offerings } = content;
  return (
    <Page>
      <StackedHero {...content.hero} />
      <MondayMorning {...content.monday} />
      <WorkWithDocument {...offerings}>
        <HeldFile columns={offerings.columns} />
      </WorkWithDocument>
      <TechnologyStack {...content.stack}>
        <div className="mt-4 grid gap-4 sm:grid-cols-2 *:flex *:flex-col">
          {content.products.map(({ title, description, action }) => (
            <article key={title} className="rounded-panel border-2 border-white px-5 pt-3">
              <h3 className="text-h3">{title}</h3>
              <p className="grow">{description}</p>
              <TextLink {...action} />
            </article>
          ))}
        </div>
      </TechnologyStack>
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
        <ul className="mb-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:gap-y-6">
          {managed.benefits.map(({ title, description }) => (
            <li key={title} className="border-t border-ink-700 pt-2">
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <Deliverable>{managed.keep}</Deliverable>
      </SideSection>
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
