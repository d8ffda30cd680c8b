import { Legal } from '@/components/sections/legal';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('terms', { ground: 'paper' });
export { metadata };

export default function TermsPage() {
  return (
    <Page>
      <Legal {...words} />
    </Page>
  );
}
