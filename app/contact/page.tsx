import { ContactDesk } from './_sections/contact-desk';
import { Offices } from './_sections/offices';
import { OtherWays } from './_sections/other-ways';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('contact', { ground: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactDesk {...words} />
      <OtherWays {...words.otherWays} />
      <Offices {...words.offices} />
    </Page>
  );
}
