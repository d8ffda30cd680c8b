import { CaseStudies } from './_sections/case-studies';
import { Results } from './_sections/results';
import { StatementCall } from '@/components/sections/statement-call';
import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('case-studies');
export { metadata };

export default function CaseStudiesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <Results />
      <CaseStudies />
      <StatementCall {...words.finalCall} ground="gold" />
    </Page>
  );
}
