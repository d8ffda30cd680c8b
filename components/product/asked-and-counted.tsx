import { articlePage, demo } from '@/.content';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { parseRequestOrThrow } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { SampleChip } from './sample-chip';

const query = demo.questions.stock;
const { question, headline, chart } = renderAnswer(sample, parseRequestOrThrow(query, sample));
const bars = chart?.kind === 'bars' ? chart.bars.slice(0, 3) : [];

/** An answer of the sample brand: what is asked, its query, the first rows of its count, its sentence. */
export function AskedAndCounted() {
  const rows = [`${chart?.title}:`, ...bars.map(({ label, text }) => `${label}: ${text}`)];
  const steps = [question, query.replaceAll('&', '\n'), rows.join('\n'), headline];
  return (
    <figure data-nosnippet="" className="rounded-card bg-sand p-3">
      <dl className="mb-2 grid gap-y-2 text-small whitespace-pre-line">
        {articlePage.asked.map((name, index) => (
          <div
            key={name}
            className={`gap-x-4 rounded-control px-4 py-3 lg:grid lg:grid-cols-3 ${index === 2 ? 'on-teal' : 'on-white'}`}
          >
            <dt className="font-semibold text-(--strong)">{name}</dt>
            <dd className="lg:col-span-2">{steps[index]}</dd>
          </div>
        ))}
      </dl>
      <SampleChip />
    </figure>
  );
}
