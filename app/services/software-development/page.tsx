import { Motif } from '@/components/product/motif';
import { SoftwareDiagram } from '@/components/product/software-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { ServiceGrid } from '@/components/sections/service-grid';
import { TechnologyStack } from '@/components/sections/stack-table';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { softwareDevelopment } from '@/content/pages/software-development';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('softwareDevelopment', softwareDevelopment.meta);

export default function SoftwareDevelopmentPage() {
  return (
    <Page route="softwareDevelopment" meta={softwareDevelopment.meta}>
      <SplitHero {...softwareDevelopment.hero}>
        <SoftwareDiagram />
      </SplitHero>
      <ServiceGrid {...softwareDevelopment.services} />
      <TechnologyStack {...softwareDevelopment.stack} />
      <SteppedLine {...softwareDevelopment.process} steps={softwareDevelopment.process.phases} />
      <FinalCall {...softwareDevelopment.finalCall}>
        <Motif place="call" />
      </FinalCall>
    </Page>
  );
}
