import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';

/**
 * Six pieces of work, from the first idea to daily use. On a desk one chooses whose document lies
 * beside the list; elsewhere each lies below its own piece.
 */
export function ConsultingCapabilities({
  items,
  legend,
  ...head
}: Pages['ai-consulting']['capabilities']) {
  return (
    <Section head={head}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        <div className="card-shelf mt-10">
          <ol className="shelf-items shelf-wide print:gap-y-10 side-sheets lg:gap-y-1">
            {items.map(({ title, description, document }, index) => (
              <li key={title} className="flex flex-col-reverse justify-end">
                <div className="relative mt-6 flex gap-4 rounded-control lg:mt-0 lg:border-2 lg:border-paper lg:px-5 lg:py-3 lg:hover:border-line lg:has-checked:border-ink-900 lg:has-checked:bg-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal-600">
                  <span
                    aria-hidden="true"
                    className="w-4 shrink-0 font-display text-h3 font-bold text-teal-600"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-h3">
                      <label className="after:absolute after:inset-0 lg:cursor-pointer">
                        <input
                          type="radio"
                          name="capability"
                          defaultChecked={index === 0}
                          className="sr-only"
                        />
                        {title}
                      </label>
                    </h3>
                    <p className="mt-1">{description}</p>
                  </div>
                </div>
                <div className="side-sheet">
                  <DocumentPage name={document} place="desk" />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </fieldset>
    </Section>
  );
}
