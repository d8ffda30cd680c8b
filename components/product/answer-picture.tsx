import { sampleData } from '@/content/sample-data';
import { type Answer, type BarChart, answerTo, ask, type QuestionId } from '@/lib/demo/answers';
import { sample } from '@/lib/demo/dataset';
import { fill } from '@/lib/fill';
import { Bars } from './charts/bars';
import { Lines } from './charts/lines';

const words = sampleData.conversation;

/** How many bars a picture shows of an answer; the demo shows them all. */
const SHOWN = 3;

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: QuestionId): Answer {
  const answer = answerTo(sample, ask(id));
  if (!answer) throw new Error(`The sample brand has no answer to “${id}”.`);
  return answer;
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

/** The chart of an answer, short enough to stand beside words. */
export function AnswerChart({ chart }: Pick<Answer, 'chart'>) {
  const shown = chart.kind === 'bars' ? shortened(chart) : chart;
  return (
    <div>
      <p className="mb-2 text-tiny text-muted">{shown.title}</p>
      {shown.kind === 'bars' ? <Bars {...shown} /> : <Lines {...shown} />}
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
