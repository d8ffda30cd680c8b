import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { AgreedAndMoved } from './_sections/agreed-and-moved';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <AgreedAndMoved {...content.documents} />
      <Section head={content.deliverables} surface="sand" spacing="compact">
        <ul className="mt-5 grid gap-x-14 gap-y-2 sm:grid-cols-2 lg:mt-8 lg:gap-y-5 xl:grid-cols-3">
          {content.deliverables.items.map(({ title, description }) => (
            <li key={title} className="border-t border-edge pt-2">
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
          <li className="border-t border-edge pt-2">
            <TextLink {...content.deliverables.proof} />
          </li>
        </ul>
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
