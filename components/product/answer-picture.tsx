import { demo, sampleData } from '@/words';
import { type Answer, answerTo } from '@/lib/sample-brand/answers';
import type { BarChart } from '@/lib/sample-brand/answers/answer';
import { read } from '@/lib/sample-brand/reading/read';
import { sample } from '@/lib/sample-brand/dataset';
import { fill } from '@/lib/fill';
import { Bars } from './charts/bars';
import { Lines } from './charts/lines';
import { CountedQuery } from './counted';

const words = sampleData.conversation;

/** How many bars a picture shows of an answer; the demo shows them all. */
const SHOWN = 3;

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: keyof typeof demo.questions): Answer {
  const question = demo.questions[id];
  const reading = read(question, sample);
  if (!('asked' in reading)) throw new Error(`The sample brand has no answer to “${question}”.`);
  return { ...answerTo(sample, reading.asked), question };
}

/** The first bars of a chart and its last, and the title says so. */
function shortened(chart: BarChart): BarChart {
  const { title, bars } = chart;
  if (bars.length <= SHOWN) return chart;
  return {
    ...chart,
    title: fill(words.someBars, { title, shown: SHOWN, all: bars.length }),
    bars: [...bars.slice(0, SHOWN - 1), ...bars.slice(-1)],
  };
}

/** The chart of an answer, short enough to stand beside words, and the query behind it. */
export function AnswerChart({ chart, query }: Pick<Answer, 'chart' | 'query'>) {
  const shown = chart.kind === 'bars' ? shortened(chart) : chart;
  return (
    <div>
      <p className="mb-2 text-tiny text-muted">{shown.title}</p>
      {shown.kind === 'bars' ? <Bars {...shown} /> : <Lines {...shown} />}
      <CountedQuery query={query} />
    </div>
  );
}

/** What somebody asks, in a bubble on the right of a dark conversation. */
export function AskedBubble({ children }: { children: string }) {
  return (
    <p className="ml-auto w-fit max-w-narrow rounded-card rounded-br-bar bg-ink-700 px-5 py-3 text-white">
      <span className="sr-only">{words.asked} </span>
      {children}
    </p>
  );
}
