import { FinalCall } from '@/components/sections/final-call';
import { definePage } from '@/components/layout/page';
import { AlertFeatures } from './_sections/alert-features';
import { AlertInbox } from './_sections/alert-inbox';
import { Deployment } from './_sections/deployment';
import { ShelfHero } from './_sections/shelf-hero';

const { words, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  return (
    <Page>
      <ShelfHero {...words.hero} />
      <AlertInbox {...words.alerts} />
      <AlertFeatures {...words.features} howItWorks={words.howItWorks} />
      <Deployment {...words.deployment} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
