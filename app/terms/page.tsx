import { LegalText } from '@/components/sections/legal-text';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('terms', { ground: 'paper' });
export { metadata };

export default function TermsPage() {
  return (
    <Page>
      <LegalText {...words} />
    </Page>
  );
}
