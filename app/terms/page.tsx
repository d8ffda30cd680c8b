import { LegalText } from '@/components/sections/legal-text';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('terms', { surface: 'paper' });
export { metadata };

export default function TermsPage() {
  return (
    <Page>
      <LegalText {...content} />
    </Page>
  );
}
