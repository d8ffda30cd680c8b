import { CaseStudies, Outcomes } from './_sections/case-studies';
import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { BoardOfPacks } from '@/components/sections/board-of-packs';

const { content, metadata, Page } = definePage('case-studies', { surface: 'gold' });
export { metadata };

export default function CaseStudiesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} surface="gold" />
      <div className="on-gold overflow-clip print:hidden">
        <Outcomes />
        <BoardOfPacks surface="gold" />
      </div>
      <CaseStudies />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
