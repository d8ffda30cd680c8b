import { Legal } from '@/components/sections/legal';
import { Page } from '@/components/layout/page';
import { privacy } from '@/content/pages/privacy';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('privacy', privacy.meta);

export default function PrivacyPage() {
  return (
    <Page route="privacy" meta={privacy.meta} ground="paper">
      <Legal {...privacy} />
    </Page>
  );
}
