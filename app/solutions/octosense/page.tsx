import { AlertShowcase } from './_sections/alert-showcase';
import { Checklist } from '@/components/sections/checklist';
import { AlertFeatures } from './_sections/alert-features';
import { FinalCall } from '@/components/sections/final-call';
import { MessageHero } from './_sections/message-hero';
import { Steps } from '@/components/sections/steps';
import { Page } from '@/components/layout/page';
import { octosense } from '@/content/pages/octosense';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('octosense', octosense.meta);

export default function OctosensePage() {
  return (
    <Page route="octosense" meta={octosense.meta}>
      <MessageHero {...octosense.hero} />
      <AlertShowcase {...octosense.alerts} />
      <AlertFeatures {...octosense.features} />
      <Steps {...octosense.howItWorks} />
      <Checklist {...octosense.deployment} />
      <FinalCall {...octosense.finalCall} />
    </Page>
  );
}
