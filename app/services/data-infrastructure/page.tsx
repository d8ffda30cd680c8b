import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { Benefits } from './_sections/benefits';
import { Managed } from './_sections/managed';
import { MondayMorning } from './_sections/monday-morning';

const { content, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <MondayMorning {...content.monday} />
      <WorkWithDocument {...content.offerings} />
      <TechnologyStack {...content.stack} spans={[3, 3, 3, 3, 6, 6]} />
      <Managed {...content.managed} />
      <Benefits {...content.benefits} products={content.products} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
