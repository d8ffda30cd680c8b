import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { layOutBars } from '@/components/product/charts/layout';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { PenMark, requireDocument } from '@/components/product/sample-document';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { demo } from '@/.content';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { leadAlert } from '@/lib/sample-brand/features/alerts';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';

const answer = sampleAnswer(demo.questions.growth);
const channels = answer.chart?.kind === 'bars' ? layOutBars(answer.chart).bars : [];
const [held, , loaded] = requireDocument('held-back').lines ?? [];
const alert = leadAlert(sample);
const weeks = valueOf(sample, 'stockCover', {}, recentWeeks(sample));
const cover = Array.from({ length: weeks + 1 }, (_, w) => ({
  length: 100 * Math.min(weeks - w, 1),
}));
const { bars = [], limit = 0 } = alert.evidence ?? {};
const shelves = bars.map(([, length]) => ({ length: length * 40, isBad: length < limit }));

/** Bars, or packs where they are dashed, a row below the other. */
const drawRows = (rows: Partial<(typeof channels)[number]>[], dashes?: string) => (
  <svg aria-hidden="true" viewBox={`0 0 100 ${rows.length * 8}`} strokeWidth="7">
    {rows.map(({ start = 0, length, isBad, isFaded }, row) => (
      <path
        key={row}
        d={`M${start} ${row * 8 + 4}h${length}`}
        opacity={isFaded ? 0.4 : undefined}
        strokeDasharray={dashes}
        className={isBad ? 'stroke-coral-600' : 'stroke-teal-600'}
      />
    ))}
  </svg>
);

const wrongRow = (
  <p className="on-white w-fit px-10 py-5 font-display text-title font-bold text-coral-700">
    <PenMark pen="circle">{/\d+O/.exec(loaded?.text ?? '')?.[0] ?? ''}</PenMark>
  </p>
);

/** What each habit led to with the sample brand, in their order: a sentence, its picture, what stands behind it. */
const proofs: [sentence?: string, picture?: ReactNode, behind?: ReactNode][] = [
  [stockCoverLines(sample).join(' '), drawRows(cover, '9 1')],
  [answer.headline, drawRows(channels), answer.detail],
  [held?.text, wrongRow, loaded && `${loaded.by} ${loaded.text}`],
  [
    alert.action,
    drawRows(shelves, '9 1'),
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
            className="grid gap-x-14 gap-y-3 border-t border-edge py-6 lg:grid-cols-[20rem_1fr_15rem] lg:items-center [&>svg]:max-w-80"
          >
            <h3 className="font-text text-small tracking-normal lg:text-lead">
              <Link to={to} className="text-teal-600 underline underline-offset-6">
                {title}
              </Link>
            </h3>
            <div data-nosnippet="">
              <p className="font-display text-title font-bold tracking-display text-ink-900">
                {proofs[index]?.[0]}
              </p>
              <div className="mt-2 flex flex-wrap gap-x-2 text-small">{proofs[index]?.[2]}</div>
            </div>
            {proofs[index]?.[1]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
