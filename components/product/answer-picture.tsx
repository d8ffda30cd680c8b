import { demo } from '@/words';
import { sampleData } from '@/lib/sample-brand/texts/pictures';
import type { Answer, BarChart } from '@/lib/sample-brand/answer';
import { sample } from '@/lib/sample-brand/dataset';
import { parseQuestion } from '@/lib/sample-brand/reading/read';
import { renderAnswer } from '@/lib/sample-brand/render';
import { fill } from '@/lib/fill';
import { Bars } from './charts/bars';
import { Lines } from './charts/lines';
import { CountedQuery } from './counted';

const words = sampleData.conversation;

/** How many bars a picture shows of an answer; the demo shows them all. */
const MOST_BARS = 3;

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: keyof typeof demo.questions): Answer {
  const question = demo.questions[id];
  const reading = parseQuestion(question, sample);
  if (!('request' in reading)) throw new Error(`The sample brand has no answer to “${question}”.`);
  return { ...renderAnswer(sample, reading.request), question };
}

/** The first bars of a chart and its last, and the title says so. */
function shortened(chart: BarChart): BarChart {
  const { title, bars } = chart;
  if (bars.length <= MOST_BARS) return chart;
  return {
    ...chart,
    title: fill(words.someBars, { title, count: MOST_BARS, all: bars.length }),
    bars: [...bars.slice(0, MOST_BARS - 1), ...bars.slice(-1)],
  };
}

/** The chart of an answer, short enough to stand beside words, and what it counts. */
export function AnswerChart({ chart, counted }: Pick<Answer, 'chart' | 'counted'>) {
  if (!chart) return <CountedQuery counted={counted} />;
  const shown = chart.kind === 'bars' ? shortened(chart) : chart;
  return (
    <div>
      <p className="mb-2 text-tiny text-muted">{shown.title}</p>
      {shown.kind === 'bars' ? <Bars {...shown} /> : <Lines {...shown} />}
      <CountedQuery counted={counted} />
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
