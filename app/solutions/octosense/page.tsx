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
      {/* The shelf of the hero, full: the board is the closing's edge. */}
      <div className="relative border-b-6 border-ink-700 bg-sand lg:-mt-16 print:hidden">
        <div className="page-width h-26 bg-[url(/images/pack-carton-paper.svg)] bg-repeat-space" />
      </div>
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
