import { Legal } from '@/components/sections/legal';
import { Page } from '@/components/layout/page';
import { terms } from '@/content/pages/terms';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('terms', terms.meta);

export default function TermsPage() {
  return (
    <Page route="terms" meta={terms.meta} ground="paper">
      <Legal {...terms} />
    </Page>
  );
}
