import type { ReactNode } from 'react';
import type { Pages } from '@/content/schema';
import { SeverityChip } from '@/components/product/alert-card';
import { Bars } from '@/components/product/charts/bars';
import { sampleAnswer } from '@/components/product/question-address';
import { SampleChip } from '@/components/product/sample-chip';
import { PenMark, requireDocument } from '@/components/product/sample-document';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { demo, pages } from '@/.content';
import { sample } from '@/lib/sample-brand/data/dataset';
import { leadAlert } from '@/lib/sample-brand/features/alerts';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';
import { caught } from '@/components/product/held-file';

const [stock, weekly, cover] = stockCoverLines(sample).map((line) => line.replace('÷\u00a0', ''));
const { chart, detail } = sampleAnswer(demo.questions.growth);
const alert = leadAlert(sample);

/** What each habit led to with the sample brand, in their order: a crop of it, and what it shows. */
const proofs: [crop: ReactNode, text: ReactNode][] = [
  [
    <p key="cover" className="grid w-fit grid-cols-[auto_auto] gap-x-3 text-center sm:text-h3">
      <span className="border-b-2">{stock}</span> <span className="row-start-2">{weekly}</span>{' '}
      <b className="row-span-2 self-center">{cover}</b>
    </p>,
    pages.octomine.kpiLibrary.stockCover.definition,
  ],
  [
    chart?.kind === 'bars' && <Bars {...chart} bars={chart.bars.map(({ range, ...bar }) => bar)} />,
    `${chart?.title}: ${detail}`,
  ],
  [
    <p key="row" className="flex gap-x-8 text-h3 text-coral-700">
      {pages['data-infrastructure'].offerings.columns[0]} {caught.row}
      <PenMark>{caught.value}</PenMark>
    </p>,
    requireDocument('held-back').lines?.[0]?.text,
  ],
  [
    <b key="alert">{alert.action}</b>,
    <>
      <SeverityChip {...alert} /> {alert.subject}, {alert.time}
    </>,
  ],
];

/** Each habit beside what it led to with the sample brand, and the way to where that is found. */
export function Habits({ items, ...head }: Pages['about']['habits']) {
  return (
    <Section head={head} surface="sand" spacing="band">
      <SampleChip />
      <ul className="mt-5 grid gap-y-6 lg:mt-8 lg:gap-y-4">
        {items.map(({ title, to }, index) => (
          <li key={title} className="grid gap-x-14 gap-y-3 lg:grid-cols-split lg:items-center">
            <h3 className="text-h3">
              <Link
                to={to}
                className="underline decoration-coral-400 decoration-2 underline-offset-6 hover:text-coral-700"
              >
                {title}
              </Link>
            </h3>
            <div data-nosnippet="" className="on-white rounded-control px-5 py-4 text-ink-900">
              {proofs[index]?.[0]}
              <p className="mt-2 flex flex-wrap gap-x-2 text-tiny text-body">
                {proofs[index]?.[1]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
