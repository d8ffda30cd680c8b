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
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mt-8 lg:grid-cols-6 xl:grid-cols-5">
          {content.deliverables.items.map(({ title, description, line }) => (
            <li
              key={title}
              className="flex flex-col rounded-bar border border-line bg-white px-4 pt-3 shadow-sheet lg:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3 xl:col-span-1!"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mb-3">{description}</p>
              <p className="mt-auto border-t border-line py-3 font-semibold text-teal-600">
                {line}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <TextLink {...content.deliverables.proof} />
        </div>
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
