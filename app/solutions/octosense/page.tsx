import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { AlertFeatures } from './_sections/alert-features';
import { AlertInbox } from './_sections/alert-inbox';
import { Deployment } from './_sections/deployment';

const { content, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <AlertInbox {...content.alerts} />
      <AlertFeatures {...content.features} howItWorks={content.howItWorks} />
      <Deployment {...content.deployment} />
      <FinalCall {...content.finalCall} surface="teal" />
    </Page>
  );
}
