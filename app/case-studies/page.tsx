import { Motif } from '@/components/product/motif';
import { CaseStories } from '@/components/sections/case-stories';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { Page } from '@/components/ui/page';
import { caseStudies } from '@/content/pages/case-studies';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('caseStudies', caseStudies.meta);

export default function CaseStudiesPage() {
  return (
    <Page route="caseStudies" meta={caseStudies.meta}>
      <OpenHero {...caseStudies.hero}>
        <Motif place="hero" />
      </OpenHero>
      <CaseStories stories={caseStudies.stories} linkLabel={caseStudies.cardLink} />
      <FinalCall {...caseStudies.finalCall} />
    </Page>
  );
}
