import type { ExplanationContent } from '@/content/schema';
import { Section, SectionHeading, type Placement } from '../ui/section';

/** A question as a heading, and the answer beside it in large text. */
export function Explanation({
  body,
  id,
  ground = 'paper',
  space,
  ...head
}: ExplanationContent & Placement) {
  const [first, ...rest] = body;
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...head} ground={ground} />
        </div>
        <div className="max-w-prose lg:col-span-3">
          <p className="text-lead text-ink-900">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
