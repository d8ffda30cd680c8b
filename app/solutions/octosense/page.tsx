import { AlertStream } from '@/components/product/alert-stream';
import { Motif } from '@/components/product/motif';
import { AlertShowcase } from '@/components/sections/alert-showcase';
import { Checklist } from '@/components/sections/checklist';
import { FeatureDrawers } from '@/components/sections/feature-drawers';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { octosense } from '@/content/pages/octosense';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('octosense', octosense.meta);

export default function OctosensePage() {
  return (
    <Page route="octosense" meta={octosense.meta}>
      <OpenHero {...octosense.hero}>
        <Motif place="hero" />
      </OpenHero>
      <AlertShowcase {...octosense.alerts}>
        <AlertStream />
      </AlertShowcase>
      <FeatureDrawers {...octosense.features} />
      <SteppedLine {...octosense.howItWorks} />
      <Checklist {...octosense.deployment} />
      <FinalCall {...octosense.finalCall} />
    </Page>
  );
}
