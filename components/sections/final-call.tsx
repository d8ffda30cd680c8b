import type { FinalCall as FinalCallContent } from '@/content/schema';
import { Motif } from '../product/motif';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/** The last section of a page: what to do next. */
export function FinalCall({ title, text, actions }: FinalCallContent) {
  return (
    <Section ground="ink">
      <Motif place="call" />
      <div className="relative lg:w-2/3">
        <h2 className="max-w-text text-h2">{title}</h2>
        <p className="mt-5 max-w-text text-lead">{text}</p>
        <div className="mt-8">
          <ButtonRow actions={actions} ground="ink" />
        </div>
      </div>
    </Section>
  );
}
