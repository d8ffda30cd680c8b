import { ContactSection } from './_sections/contact-section';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('contact', { ground: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactSection {...words} />
    </Page>
  );
}
