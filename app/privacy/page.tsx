import { Legal } from '@/components/sections/legal';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('privacy', { ground: 'paper' });
export { metadata };

export default function PrivacyPage() {
  return (
    <Page>
      <Legal {...words} />
    </Page>
  );
}
