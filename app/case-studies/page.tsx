import { CaseStories } from './_sections/case-stories';
import { Results } from './_sections/results';
import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Page } from '@/components/layout/page';
import { caseStudies } from '@/content/pages/case-studies';
import { readStories, storyCards } from '@/lib/articles/stories';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('caseStudies', caseStudies.meta);

export default function CaseStudiesPage() {
  const words = { ...caseStudies, stories: storyCards(caseStudies.stories, readStories()) };
  return (
    <Page route="caseStudies" meta={caseStudies.meta}>
      <LeadHero {...caseStudies.hero} />
      <Results {...words} />
      <CaseStories {...words} />
      <FinalCall {...caseStudies.finalCall} />
    </Page>
  );
}
