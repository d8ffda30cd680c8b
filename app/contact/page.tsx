import { ContactSection } from './_sections/contact-section';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('contact', { surface: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactSection {...content} />
    </Page>
  );
}
