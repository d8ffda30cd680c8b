import { answerTo, ask } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { Chip } from '../ui/chip';
import { Bars } from './charts/bars';
import { d3Tools } from './charts/d3-tools';
import { drawBars, drawRange } from './charts/draw';
import { RangeLine } from './charts/range-line';

/** How many bars the picture shows of a chart; the demo shows them all. */
const SHOWN = 4;

/**
 * A conversation with ASK Octopus, computed as the demo computes it: a question, the answer in
 * words with its chart, and a what-if that follows with its range.
 */
export function AskConversation() {
  const answer = answerTo(sample, ask('promotions'));
  const followUp = answerTo(sample, ask('move'));
  if (!answer || !followUp || answer.chart.kind !== 'bars') return null;
  const { bars } = answer.chart;
  const chart = {
    ...answer.chart,
    bars: [...bars.slice(0, SHOWN - 1), ...bars.slice(-1)],
  };
  return (
    <figure className="rounded-panel border border-ink-700 bg-ink-950 p-5 shadow-panel sm:p-6">
      <figcaption className="flex items-center justify-between gap-4">
        <span className="font-semibold text-white">A conversation with ASK Octopus</span>
        <span className="shrink-0">
          <Chip>Sample data</Chip>
        </span>
      </figcaption>
      <Asked>{answer.question}</Asked>
      <div className="mt-4 mr-6 rounded-card bg-white p-5 text-body">
        <p className="font-semibold text-ink-900">{answer.headline}</p>
        <p className="mt-4 mb-3 text-tiny text-muted">{chart.title}</p>
        <Bars {...drawBars(chart, d3Tools)} />
      </div>
      <Asked>{followUp.question}</Asked>
      <div className="mt-4 mr-6 rounded-card bg-white p-5 text-body">
        <p className="font-semibold text-ink-900">{followUp.headline}</p>
        <div className="mt-4">
          <RangeLine range={followUp.range} drawing={drawRange(followUp.range.estimate, d3Tools)} />
        </div>
      </div>
    </figure>
  );
}

/** What the visitor says, on the right. */
function Asked({ children }: { children: string }) {
  return (
    <p className="mt-5 ml-auto w-fit max-w-narrow rounded-card bg-ink-800 px-5 py-3 text-white">
      <span className="sr-only">You ask: </span>
      {children}
    </p>
  );
}
