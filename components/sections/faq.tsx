import type { ReactNode } from 'react';
import type { FaqContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { SideSection } from '../ui/section';

/**
 * Questions and answers, one open at a time, each can be closed again: native details with one
 * name. The answers are in the page, so find-in-page and crawlers see them.
 */
export function Faq({ questions, note, ...head }: FaqContent & { note?: ReactNode }) {
  return (
    <SideSection head={head} note={note}>
      <div className="ruled border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-4 text-lead/tight font-semibold text-ink-900 hover:text-coral-600">
              {question}
              <span className="text-coral-600 group-open:rotate-45">
                <Icon name="plus" />
              </span>
            </summary>
            <p className="max-w-reading pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </SideSection>
  );
}
