import { LegalText } from '@/components/sections/legal-text';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('privacy', { ground: 'paper' });
export { metadata };

export default function PrivacyPage() {
  return (
    <Page>
      <LegalText {...words} />
    </Page>
  );
}
