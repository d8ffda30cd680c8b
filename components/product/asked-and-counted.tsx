import { articlePage, demo } from '@/.content';
import type { Bar } from '@/lib/sample-brand/answers/answer';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { parseRequestOrThrow } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount } from '@/lib/sample-brand/engine/format';
import { Bars } from './charts/bars';
import { SampleChip } from './sample-chip';

const query = demo.questions.stock;
const { question, headline, chart } = renderAnswer(sample, parseRequestOrThrow(query, sample));
const code = <pre className="text-white">{query.replaceAll('&', '\n')}</pre>;
const inAmounts = ({ range, ...bar }: Bar) => ({ ...bar, text: formatAmount(bar.value) });
const rows = chart?.kind === 'bars' && (
  <div className="max-xl:[&_.bars-room]:w-full xl:[&_.bars-room]:w-[45%]">
    <p className="mb-2">{chart.title.split(',')[0]}</p>
    <Bars {...chart} bars={chart.bars.slice(0, 3).map(inAmounts)} />
  </div>
);
const steps = [question, code, rows, headline];

/** An answer of the sample brand: what is asked, its query, the first rows of its count, without ranges, its sentence. */
export function AskedAndCounted() {
  return (
    <figure data-nosnippet="" className="relative rounded-card bg-sand p-3">
      <dl className="grid gap-y-2 text-small">
        {articlePage.asked.map((name, index) => (
          <div
            key={name}
            className={`gap-x-4 rounded-control px-4 py-3 lg:grid lg:grid-cols-[11rem_1fr] ${index === 1 ? 'on-ink' : 'on-white'}`}
          >
            <dt className="font-semibold text-(--strong)">{name}</dt>
            <dd className={index === 0 ? 'lg:pr-30' : ''}>{steps[index]}</dd>
          </div>
        ))}
      </dl>
      <p className="absolute top-5 right-6">
        <SampleChip />
      </p>
    </figure>
  );
}
