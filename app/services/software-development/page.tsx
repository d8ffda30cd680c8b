import { SoftwareDiagram } from '@/components/product/software-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Offerings } from '@/components/sections/offerings';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { Steps } from '@/components/sections/steps';
import { Page } from '@/components/layout/page';
import { softwareDevelopment } from '@/content/pages/software-development';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('softwareDevelopment', softwareDevelopment.meta);

export default function SoftwareDevelopmentPage() {
  return (
    <Page route="softwareDevelopment" meta={softwareDevelopment.meta}>
      <SplitHero {...softwareDevelopment.hero}>
        <SoftwareDiagram {...softwareDevelopment.diagram} />
      </SplitHero>
      <Offerings {...softwareDevelopment.services} />
      <TechnologyStack {...softwareDevelopment.stack} />
      <Steps {...softwareDevelopment.process} steps={softwareDevelopment.process.phases} />
      <FinalCall {...softwareDevelopment.finalCall} />
    </Page>
  );
}
