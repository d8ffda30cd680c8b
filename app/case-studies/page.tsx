import { CaseStudies } from './_sections/case-studies';
import { StatementCall } from '@/components/sections/statement-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('case-studies');
export { metadata };

export default function CaseStudiesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <CaseStudies />
      <StatementCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
