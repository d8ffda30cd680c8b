import type { FinalCallContent } from '@/content/schema';
import { ButtonRow } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';

/** The last section of a service's page: a question, and the button at its end of the line. */
export function ServiceCall({ title, text, actions }: FinalCallContent) {
  return (
    <Section space="call">
      <div className="flex flex-wrap items-center justify-between gap-x-14 gap-y-4">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-2">{text}</p>
        </div>
        <ButtonRow actions={actions} ground="paper" />
      </div>
    </Section>
  );
}
