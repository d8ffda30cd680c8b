import { ContactDesk } from './_sections/contact-desk';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('contact', { ground: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactDesk {...words} />
    </Page>
  );
}
