import { ContactDesk } from './_sections/contact-desk';
import { Offices } from './_sections/offices';
import { OtherWays } from './_sections/other-ways';
import { Page } from '@/components/layout/page';
import { contact } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('contact', contact.meta);

export default function ContactPage() {
  return (
    <Page route="contact" meta={contact.meta} ground="paper">
      <ContactDesk {...contact} />
      <OtherWays {...contact.otherWays} />
      <Offices {...contact.offices} />
    </Page>
  );
}
