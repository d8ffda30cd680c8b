import type { ReactNode } from 'react';
import type { SampleDocumentContent } from '@/content/schema';
import { documents } from '@/.content';
import { Chip } from '../ui/chip';

/** A document by its name in content/ui/documents.yaml. */
export function requireDocument(name: string): SampleDocumentContent {
  const document = documents.documents.find((candidate) => candidate.name === name);
  if (document === undefined) throw new Error(`content/ui/documents.yaml has no “${name}”.`);
  return document;
}

/**
 * A document that our work leaves behind: a table, or something written, with a stamp.
 * @param name of the document in content/ui/documents.yaml
 * @param shape of its sheet, where what is written is the statement of a section
 * @param children figures of the sample brand, above its lines
 */
export function SampleDocument({
  name,
  shape = '',
  children,
}: {
  name: string;
  shape?: string;
  children?: ReactNode;
}) {
  const document = requireDocument(name);
  return (
    <figure
      className={`@container on-white flex min-w-0 grow flex-col break-inside-avoid rounded-bar border border-line px-4 py-4 text-tiny shadow-sheet sm:px-6 sm:py-5 lg:text-small ${shape}`}
    >
      <figcaption className="mb-3 border-b border-(--strong) pb-3">
        <p className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-(--strong)">
            {document.title}
          </span>
          <Chip>{documents.label}</Chip>
        </p>
        <p>{document.about}</p>
      </figcaption>
      {children}
      {document.lines && <Lines lines={document.lines} />}
      {document.rows && <Rows {...document} />}
      {document.stamp && (
        <div className="self-end pt-5 lg:-mt-16">
          <Stamp>{document.stamp}</Stamp>
        </div>
      )}
    </figure>
  );
}

/** What was decided, as a stamp says it. */
export const Stamp = ({ children }: { children: string }) => (
  <p className="w-fit -rotate-6 rounded-bar border-3 border-current px-3 py-1 font-display text-lead/tight font-bold text-(--eyebrow) uppercase">
    {children}
  </p>
);

/** Lines, each behind the word or the time that it starts with. */
function Lines({ lines }: Pick<SampleDocumentContent, 'lines'>) {
  return (
    <ul className="grid gap-3">
      {lines?.map(({ by, text }) => (
        <li key={text} className="flex">
          <span className="w-14 shrink-0 sm:w-18 font-semibold text-(--eyebrow)">{by}</span> {text}
        </li>
      ))}
    </ul>
  );
}

/** Rows below the heads of their columns, each with its verdict after all else. */
function Rows({ columns, rows }: SampleDocumentContent) {
  return (
    <table className="tabular w-full grow border-collapse lg:text-base">
      <thead>
        <tr className="h-px text-left text-tiny text-muted *:pb-1 *:font-semibold *:not-first:pl-3">
          {columns?.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled border-line">
        {rows?.map(({ name, detail, verdict }) => (
          <tr key={name} className="text-left leading-snug *:py-2 *:not-first:pl-3">
            <th
              scope="row"
              className="font-display text-h3 tracking-display text-ink-900 lg:text-title"
            >
              {name}
            </th>
            <td>{detail}</td>
            <td className="font-semibold text-(--eyebrow)">{verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words that a pen has circled. */
export function PenMark({ children }: { children: string }) {
  return (
    <span className="relative inline-block">
      {children}
      <span aria-hidden="true" className="absolute -inset-x-3 -inset-y-2">
        <svg
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="size-full overflow-visible fill-none stroke-current"
        >
          <path
            d="M38 4C70-1 98 1 99 17 100 36 80 39 50 39 20 39 0 38 1 21 1 3 26 0 66 7"
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
            strokeWidth="2.5"
          />
        </svg>
      </span>
    </span>
  );
}
