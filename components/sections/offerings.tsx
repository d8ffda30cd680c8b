import type { Deliverable, SectionHead } from '@/content/schema';
import { DocumentPage } from '../ui/document-page';
import { Section } from '../ui/section';

/** Document and words stand side by side where there is one column with room for both. */
const look = 'md:grid md:grid-cols-5 md:gap-x-8 lg:block';

const sides = { left: '', right: 'xl:col-start-2 xl:row-start-1' } as const;

/**
 * Six pieces of work, each with the document that it leaves behind: the first one large, where
 * there is room for three columns.
 * @param large the side that the large one stands on
 */
export function Offerings({
  items: [first, ...others],
  large,
  ...head
}: SectionHead & {
  items: readonly [Deliverable, ...Deliverable[]];
  large: keyof typeof sides;
}) {
  return (
    <Section head={head}>
      <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-2 xl:grid-cols-3">
        <li className={`${look} xl:col-span-2 xl:row-span-2 ${sides[large]}`}>
          <div className="hidden xl:block">
            <DocumentPage name={first.document} look="desk" />
          </div>
          <div className="md:col-span-3 xl:hidden">
            <DocumentPage name={first.document} look="loose" />
          </div>
          <div className="md:col-span-2">
            <h3 className="mt-5 text-title">{first.title}</h3>
            <p className="mt-2 max-w-text text-lead">{first.description}</p>
          </div>
        </li>
        {others.map(({ title, description, document }) => (
          <li key={title} className={look}>
            <div className="md:col-span-3">
              <DocumentPage name={document} look="loose" />
            </div>
            <div className="md:col-span-2">
              <h3 className="mt-5 text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
