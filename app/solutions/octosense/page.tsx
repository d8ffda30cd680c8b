import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { FilledPack } from '@/components/product/stock-on-shelf';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { AlertFeatures } from './_sections/alert-features';
import { AlertInbox } from './_sections/alert-inbox';
import { Deployment } from './_sections/deployment';

const { content, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  const [newest] = alertsOf(sample);
  return (
    <Page>
      <StackedHero {...content.hero} />
      <AlertInbox {...content.alerts} />
      <AlertFeatures {...content.features} howItWorks={content.howItWorks} />
      <Deployment {...content.deployment} />
      <FinalCall {...content.finalCall} surface="teal">
        {newest && <FilledPack {...newest} height="h-16 lg:h-24" />}
      </FinalCall>
    </Page>
  );
}
