import { CaseStudies } from './_sections/case-studies';
import { Results } from './_sections/results';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, drawing, metadata, Page } = definePage('case-studies');
export { metadata };

export default function CaseStudiesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <Results {...words} />
      <CaseStudies {...words} />
      <FinalCall {...words.finalCall} drawing={drawing} />
    </Page>
  );
}
