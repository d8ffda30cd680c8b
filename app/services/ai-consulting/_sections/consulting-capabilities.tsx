import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';

/** Six pieces of work, each with what it leaves, and beside them what the first one leaves. */
export function ConsultingCapabilities({
  items,
  keepLabel,
  document,
  ...head
}: Pages['ai-consulting']['capabilities']) {
  return (
    <Section head={head} space="quiet">
      <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-10 lg:grid-cols-12">
        <div className="flex min-w-0 lg:col-span-5">
          <DocumentPage name={document} />
        </div>
        <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-7 lg:gap-y-8">
          {items.map(({ title, description, keep }, index) => (
            <li key={title} className="border-t-2 border-ink-900 pt-3">
              <h3 className="flex gap-3 text-h3">
                <span aria-hidden="true" className="text-teal-600">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-1">{description}</p>
              <p className="text-small text-ink-900">
                <span className="text-teal-600">{keepLabel}</span>{' '}
                <span className="font-semibold">{keep}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
