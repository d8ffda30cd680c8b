import { Deliverable } from '@/components/sections/phases';
import { FinalCall } from '@/components/sections/final-call';
import { Asked } from '@/components/product/excerpt';
import { SampleChip } from '@/components/product/sample-chip';
import { SideSection } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { TextLink } from '@/components/ui/text-link';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { dashboards } from '@/components/product/octomine-window';
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
      <WorkWithDocument {...offerings} isWide>
        <HeldFile columns={offerings.columns} />
      </WorkWithDocument>
      <TechnologyStack {...content.stack}>
        <div className="mt-3 grid gap-3 sm:mt-4 sm:grid-cols-2 sm:gap-4 *:flex *:flex-col">
          {content.products.map(({ title, description, action }, index) => (
            <article key={title} className="on-white rounded-panel px-4 pt-3 sm:p-5 sm:pb-2">
              <h3 className="flex items-center justify-between text-title">
                {title} <SampleChip />
              </h3>
              <p className="max-sm:hidden">{description}</p>
              <div className="flex grow flex-col gap-2 py-3">
                <Asked {...dashboards[index === 0 ? 'sales' : 'analysts'].answer} />
              </div>
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
