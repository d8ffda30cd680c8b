import { AlertInbox } from './_sections/alert-inbox';
import { Checklist } from '@/components/sections/checklist';
import { AlertFeatures } from './_sections/alert-features';
import { StatementCall } from '@/components/sections/statement-call';
import { ShelfByWeek } from './_sections/shelf-by-week';
import { MessageHero } from './_sections/message-hero';
import { Steps } from '@/components/sections/steps';
import { TrialNote } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  return (
    <Page>
      <MessageHero {...words.hero} />
      <AlertInbox {...words.alerts} />
      <AlertFeatures {...words.features} />
      <Steps {...words.howItWorks} picture={<ShelfByWeek />} />
      <Checklist {...words.deployment} ground="sand" note={<TrialNote />} />
      <StatementCall {...words.finalCall} ground="teal" thins />
    </Page>
  );
}
