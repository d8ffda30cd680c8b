import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { Kept } from '@/components/sections/phases';
import { Section, SectionHeading } from '@/components/ui/section';

/** The steps to an agreed number, beside the definition that both sides have signed. */
export function Settled({
  items,
  keepLabel,
  document,
  ...head
}: Pages['business-data-consulting']['process']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-2">
        <div className="flex min-w-0">
          <DocumentPage name={document} />
        </div>
        <div className="max-lg:order-first">
          <SectionHeading {...head} />
          <ol className="mt-6 grid gap-y-5 lg:gap-y-8">
            {items.map(({ title, description, keep }, index) => (
              <li key={title} className="grid gap-1">
                <h3 className="flex gap-4 text-h3">
                  <span aria-hidden="true" className="text-teal-600">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p>{description}</p>
                <Kept label={keepLabel}>{keep}</Kept>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
