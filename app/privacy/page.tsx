import { LegalText } from '@/components/sections/legal-text';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('privacy', { surface: 'paper' });
export { metadata };

export default function PrivacyPage() {
  return (
    <Page>
      <LegalText {...content} />
    </Page>
  );
}
