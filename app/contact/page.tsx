import { ContactDesk } from './_sections/contact-desk';
import { ReachUs } from './_sections/reach-us';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('contact', { ground: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactDesk {...words} />
      <ReachUs {...words} />
    </Page>
  );
}
