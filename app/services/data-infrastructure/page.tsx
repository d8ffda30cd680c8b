import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { Benefits } from './_sections/benefits';
import { Managed } from './_sections/managed';
import { MondayMorning } from './_sections/monday-morning';

const { words, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <MondayMorning {...words.monday} />
      <WorkWithDocument {...words.offerings} isSheetFirst />
      <TechnologyStack {...words.stack} />
      <Managed {...words.managed} />
      <Benefits {...words.benefits} products={words.products} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
