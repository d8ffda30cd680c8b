import type { FaqContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading, type Placement } from '../ui/section';

/**
 * Questions and answers, one open at a time, each can be closed again: native details with one
 * name. The answers are in the page, so find-in-page and crawlers see them.
 */
export function Faq({ questions, id, ground = 'paper', space, ...head }: FaqContent & Placement) {
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...head} ground={ground} rank="utility" />
        </div>
        <div className="ruled border-y border-line lg:col-span-3">
          {questions.map(({ question, answer }) => (
            <details key={question} name="faq" className="group">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-4 text-lead/tight font-semibold text-ink-900 hover:text-coral-600">
                {question}
                <span className="text-coral-600 group-open:rotate-45">
                  <Icon name="plus" />
                </span>
              </summary>
              <p className="max-w-prose pb-4">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
