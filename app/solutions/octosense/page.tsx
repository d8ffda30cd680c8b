import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';
import { AlertFeatures } from './_sections/alert-features';
import { AlertInbox } from './_sections/alert-inbox';
import { Deployment } from './_sections/deployment';

const { words, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <AlertInbox {...words.alerts} />
      <AlertFeatures {...words.features} howItWorks={words.howItWorks} />
      <Deployment {...words.deployment} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
