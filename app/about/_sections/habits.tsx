import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { requireDocument } from '@/components/product/sample-document';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { demo } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { leadAlert } from '@/lib/sample-brand/features/alerts';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';

const answer = sampleAnswer(demo.questions.growth);
const [held, , loaded] = requireDocument('held-back').lines ?? [];
const alert = leadAlert(sample);

/** What each habit led to with the sample brand, in their order: a sentence, and what stands behind it. */
const proofs: [sentence?: string, behind?: ReactNode][] = [
  [stockCoverLines(sample).join(' ')],
  [answer.headline, answer.detail],
  [held?.text, loaded && `${loaded.by} ${loaded.text}`],
  [
    alert.action,
    <>
      <SeverityChip {...alert} /> {alert.subject}, {alert.time}
    </>,
  ],
];

/** Each habit beside what it led to with the sample brand, and the way to where that is found. */
export function Habits({ items, ...head }: Pages['about']['habits']) {
  return (
    <Section head={head} surface="sand" spacing="band">
      <p className="mt-3 lg:absolute lg:top-3 lg:right-gutter xl:right-0">
        <SampleChip />
      </p>
      <ul className="mt-5 lg:mt-8">
        {items.map(({ title, to }, index) => (
          <li
            key={title}
            className="grid gap-x-14 gap-y-2 border-t border-edge py-6 lg:grid-cols-split lg:items-baseline"
          >
            <h3 className="text-h3">
              <Link
                to={to}
                className="underline decoration-coral-400 decoration-2 underline-offset-6 hover:text-coral-700"
              >
                {title}
              </Link>
            </h3>
            <div data-nosnippet="">
              <p className="font-display text-title font-bold tracking-display text-balance text-ink-900">
                {proofs[index]?.[0]}
              </p>
              <div className="mt-2 flex flex-wrap gap-x-2 text-small">{proofs[index]?.[1]}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
