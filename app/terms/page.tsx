import { Legal } from '@/components/sections/legal';
import { Page } from '@/components/ui/page';
import { terms } from '@/content/pages/terms';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('terms', terms.meta);

export default function TermsPage() {
  return (
    <Page route="terms" meta={terms.meta} ground="paper">
      <Legal {...terms} />
    </Page>
  );
}
