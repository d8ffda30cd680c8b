import { demo } from '@/words';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Answer, BarChart } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/data/dataset';
import { requestOf } from '@/lib/sample-brand/ask/address';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { fill } from '@/lib/site/fill';
import { Chart } from './charts/chart';
import { QueryBasis } from './small-print';

const words = pictureTexts.conversation;

/** How many bars a picture shows of an answer; the demo shows them all. */
const MOST_BARS = 3;

/** The answer to a question of the list on the sample brand, as the demo computes it. */
export function sampleAnswer(id: keyof typeof demo.questions): Answer {
  return renderAnswer(sample, requestOf(demo.questions[id], sample));
}

/** The first bars of a chart and its last, and the title says so. */
function shortenBars(chart: BarChart): BarChart {
  const { title, bars } = chart;
  if (bars.length <= MOST_BARS) return chart;
  return {
    ...chart,
    title: fill(words.someBars, { title, count: MOST_BARS, all: bars.length }),
    bars: [...bars.slice(0, MOST_BARS - 1), ...bars.slice(-1)],
  };
}

/** The chart of an answer, short enough to stand beside words, and what it counts. */
export function AnswerChart({ chart, basis }: Pick<Answer, 'chart' | 'basis'>) {
  if (!chart) return <QueryBasis basis={basis} />;
  const picture = chart.kind === 'bars' ? shortenBars(chart) : chart;
  return (
    <div className="text-tiny">
      <Chart {...picture} />
      <QueryBasis basis={basis} />
    </div>
  );
}

/** What somebody asks, in a bubble on the right of a dark conversation. */
export function QuestionBubble({ children }: { children: string }) {
  return (
    <p className="ml-auto w-fit max-w-narrow rounded-card rounded-br-bar bg-ink-700 px-5 py-3 text-white">
      <span className="sr-only">{words.speaker} </span>
      {children}
    </p>
  );
}
