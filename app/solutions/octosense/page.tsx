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
      {/* The shelf of the hero, but for the one that would be missed: the board is the closing's edge. */}
      <div className="relative border-b-6 border-ink-700 bg-sand bg-[url(/images/pack-carton-paper.svg)] bg-center lg:-mt-16 print:hidden">
        <svg
          className="relative left-32 mx-auto h-26 w-16 bg-sand stroke-coral-600"
          aria-hidden="true"
        >
          <path fill="none" strokeDasharray="4" d="M11 103V34l8-15v-6h22v6l12 15v69" />
        </svg>
      </div>
      <FinalCall {...content.finalCall} surface="teal" />
    </Page>
  );
}
