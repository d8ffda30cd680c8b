import { ContactDesk } from '@/components/sections/contact-desk';
import { Offices } from '@/components/sections/offices';
import { OtherWays } from '@/components/sections/other-ways';
import { Page } from '@/components/ui/page';
import { contact } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact', contact.meta);

export default function ContactPage() {
  return (
    <Page route="contact" meta={contact.meta}>
      <ContactDesk {...contact} />
      <OtherWays {...contact.otherWays} />
      <Offices {...contact.offices} />
    </Page>
  );
}
