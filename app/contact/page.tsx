import { ContactDesk } from './_sections/contact-desk';
import { HalfHour } from './_sections/half-hour';
import { Offices } from './_sections/offices';
import { OtherWays } from './_sections/other-ways';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('contact', { ground: 'paper' });
export { metadata };

export default function ContactPage() {
  return (
    <Page>
      <ContactDesk {...words} />
      <HalfHour {...words.trial} />
      <OtherWays {...words.otherWays} />
      <Offices {...words.offices} />
    </Page>
  );
}
