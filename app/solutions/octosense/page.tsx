import { LeadHero } from '@/components/sections/hero';
import { StatementCall } from '@/components/sections/statement-call';
import { StepsAndChecklist } from '@/components/sections/steps-and-checklist';
import { definePage } from '@/components/layout/page';
import { AlertFeatures } from './_sections/alert-features';
import { AlertInbox } from './_sections/alert-inbox';

const { words, metadata, Page } = definePage('octosense');
export { metadata };

export default function OctosensePage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <AlertInbox {...words.alerts} />
      <AlertFeatures {...words.features} />
      <StepsAndChecklist steps={words.howItWorks} checklist={words.deployment} />
      <StatementCall {...words.finalCall} ground="teal" thins />
    </Page>
  );
}
