import type { FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/**
 * The last section of a page: what to do next, and the buttons. Products end in a field of teal, services
 * in one of gold, all others on ink.
 */
export function FinalCall({
  title,
  text,
  actions,
  surface = 'ink',
}: FinalCallContent & { surface?: 'ink' | 'teal' | 'gold' }) {
  return (
    <Section surface={surface} spacing="call">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <h2 className="text-h2">{title}</h2>
        <div>
          <p>{text}</p>
          <div className="mt-4">
            <ButtonRow actions={actions} surface={surface} />
          </div>
        </div>
      </div>
    </Section>
  );
}
