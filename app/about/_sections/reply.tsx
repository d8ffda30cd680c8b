import { Letter } from '@/components/product/letter';
import { Section, SectionHeading } from '@/components/ui/section';
import { reply } from '@/words';

/** What it is like to ask us: the reply that a message gets. */
export function Reply() {
  const { title, lede } = reply;
  return (
    <Section ground="sand">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <SectionHeading title={title} lede={lede} />
        <Letter />
      </div>
    </Section>
  );
}
