import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';
import { pictureNamed } from '@/lib/routes/pages';

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
        <ol className="side-sheets mt-10 grid gap-y-12 lg:gap-y-1">
          {items.map(({ title, description, document }, index) => {
            const { src, width, height } = pictureNamed(document);
            return (
              <li key={title} className="md:grid md:grid-cols-5 md:gap-x-8 lg:block">
                <div className="relative mb-5 rounded-control md:col-span-2 lg:mb-0 lg:items-center lg:gap-5 xl:grid xl:grid-cols-4 lg:border-2 lg:border-paper lg:p-3 lg:hover:border-line lg:has-checked:border-ink-900 lg:has-checked:bg-white lg:has-focus-visible:outline-3 lg:has-focus-visible:outline-offset-2 lg:has-focus-visible:outline-teal-600">
                  <img
                    src={src}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                    className="hidden xl:block"
                  />
                  <div className="xl:col-span-3">
                    <h3 className="text-h3">
                      <label className="after:absolute after:inset-0 lg:cursor-pointer">
                        <input
                          type="radio"
                          name="capability"
                          defaultChecked={index === 0}
                          className="hidden lg:sr-only lg:inline"
                        />
                        {title}
                      </label>
                    </h3>
                    <p className="mt-1">{description}</p>
                  </div>
                </div>
                <div className="side-sheet md:col-span-3">
                  <DocumentPage name={document} look="desk" />
                </div>
              </li>
            );
          })}
        </ol>
      </fieldset>
    </Section>
  );
}
