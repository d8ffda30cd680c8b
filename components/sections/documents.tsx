import type { DocumentsContent } from '@/content/schema';
import { DocumentPage } from '../ui/document-page';
import { Section, type Placement } from '../ui/section';

type Document = DocumentsContent['items'][number];

/**
 * Pieces of work, each with the document that it leaves behind, the first one large.
 * @param large where the large one stands: at one side of two rows of three (for six of them), or
 * `above` the others, which then stand in pairs
 */
export function Documents({
  items: [first, ...others],
  large,
  id,
  ground = 'paper',
  space,
  ...head
}: DocumentsContent & Placement & { large: keyof typeof sides | 'above' }) {
  const isAbove = large === 'above';
  const Other = isAbove ? HalfDocument : ColumnDocument;
  return (
    <Section id={id} head={head} ground={ground} space={space}>
      <ul
        className={`mt-10 grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-2 ${isAbove ? 'lg:gap-y-16' : 'xl:grid-cols-3'}`}
      >
        {first &&
          (isAbove ? <WideDocument {...first} /> : <SideDocument {...first} side={large} />)}
        {others.map((document) => (
          <Other key={document.title} {...document} />
        ))}
      </ul>
    </Section>
  );
}

/** Document and words stand side by side where there is one column with room for both. */
const column = 'md:grid md:grid-cols-5 md:gap-x-8 lg:block';

const sides = { left: '', right: 'xl:col-start-2 xl:row-start-1' } as const;

function SideDocument({
  title,
  description,
  document,
  side,
}: Document & { side: keyof typeof sides }) {
  return (
    <li className={`${column} xl:col-span-2 xl:row-span-2 ${sides[side]}`}>
      <div className="hidden xl:block">
        <DocumentPage name={document} look="desk" />
      </div>
      <div className="md:col-span-3 xl:hidden">
        <DocumentPage name={document} look="loose" />
      </div>
      <div className="md:col-span-2">
        <h3 className="mt-5 text-title">{title}</h3>
        <p className="mt-2 max-w-text text-lead">{description}</p>
      </div>
    </li>
  );
}

function ColumnDocument({ title, description, document }: Document) {
  return (
    <li className={column}>
      <div className="md:col-span-3">
        <DocumentPage name={document} look="loose" />
      </div>
      <div className="md:col-span-2">
        <h3 className="mt-5 text-h3">{title}</h3>
        <p className="mt-2 max-w-text">{description}</p>
      </div>
    </li>
  );
}

function WideDocument({ title, description, document }: Document) {
  return (
    <li className="grid items-center gap-x-8 gap-y-5 lg:col-span-2 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <DocumentPage name={document} look="desk" />
      </div>
      <div className="lg:col-span-4">
        <h3 className="text-title">{title}</h3>
        <p className="mt-3 max-w-text text-lead">{description}</p>
      </div>
    </li>
  );
}

function HalfDocument({ title, description, document }: Document) {
  return (
    <li className="md:grid md:grid-cols-3 md:gap-x-6 lg:block">
      <div className="md:col-span-2">
        <DocumentPage name={document} look="loose" />
      </div>
      <div className="border-ink-900 md:border-t lg:border-t-0">
        <h3 className="mt-5 text-h3">{title}</h3>
        <p className="mt-2 max-w-text">{description}</p>
      </div>
    </li>
  );
}
