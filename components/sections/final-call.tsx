import type { ReactNode } from 'react';
import type { FinalCall as FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/**
 * The last section of a page: what to do next. A page that has not shown the eight arms yet
 * gives them to it.
 */
export function FinalCall({
  title,
  text,
  actions,
  children,
}: FinalCallContent & { children?: ReactNode }) {
  return (
    <Section ground="ink">
      {children}
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
