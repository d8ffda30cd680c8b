import type { ReactNode, RefObject } from 'react';
import { demo } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';
import type { Answer, AnswerRange } from '@/lib/sample-brand/answers/answer';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { Bars } from '../../product/charts/bars';
import { AnswerTable } from '../../product/charts/answer-table';
import { layOutLines } from '../../product/charts/layout';
import { Lines, Plot } from '../../product/charts/lines';
import { RowsLink } from '../../product/source-note';
import { SampleChip } from '../../product/sample-chip';
import { LineDrawing, chevron } from '../../ui/icon';

/**
 * A computed answer: the question, the answer in a sentence, chart and range; then the parts that can
 * be changed, the details and, folded up, how it is computed from which numbers. Whatever changes is
 * an element of its own with a key, so that a translated page can be changed too.
 */
export function Result({
  answer: { question, headline, detail, chart, itemChart, table, range, method },
  heading,
  children,
}: {
  answer: Answer;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The parts of the question. */
  children: ReactNode;
}) {
  // Bars that draw the range name it, too.
  const barsShowRange = chart?.kind === 'bars' && chart.bars.some((bar) => bar.range);
  return (
    <div data-answer="answered" data-nosnippet="" className="flex grow flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-text text-base font-semibold tracking-normal text-ink-900"
        >
          <span key={question}>{question}</span>
        </h3>
        <p
          key={headline}
          id="ask-summary"
          className="mt-3 w-full font-display text-h3 md:order-2 font-bold tracking-display text-balance text-ink-900 xl:text-[2rem]"
        >
          {headline}
        </p>
        {children} <SampleChip />
      </div>
      <div key={`${question} drawn`} className="flex grow flex-col text-small">
        <div className={itemChart ? 'grid grow gap-x-6 lg:grid-cols-2' : ''}>
          {/* Few bars fill the height that there is. */}
          <div className="xl:[&_li_rect]:h-7 xl:[&_li_svg]:h-9">
            {chart && <p className="my-3 font-semibold text-ink-900">{chart.title}</p>}
            {chart?.kind === 'bars' && <Bars {...chart} />}
            {chart?.kind === 'lines' && <Lines {...chart} />}
          </div>
          {itemChart && (
            <div className="flex flex-col max-xs:[&_.col-start-2]:col-span-full">
              <p className="my-3 font-semibold text-ink-900">{itemChart.title}</p>
              <Plot {...layOutLines(itemChart, [], 1)} height="min-h-24" />
            </div>
          )}
        </div>
        <p key={detail} className="mt-3 max-w-reading">
          {detail}
        </p>
        {range && !barsShowRange && (
          <div className="mt-4">
            <Range {...range} />
          </div>
        )}
      </div>
      {/* Where little is drawn, the numbers are the picture. */}
      <details key={question} className="mt-2" open={!chart || barsShowRange}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold text-teal-600 hover:text-ink-900">
          {demo.method}
          <LineDrawing path={chevron} size="small" />
        </summary>
        <p className="mb-4 max-w-reading text-small">
          <span>{method}</span> <RowsLink />
        </p>
        {table && (
          <div className="overflow-x-auto">
            <AnswerTable {...table} />
          </div>
        )}
      </details>
    </div>
  );
}

/** How sure a number is: a bar with its range and the value that decides, and all of it in words. */
function Range({ label, promise, text, span, estimate, mark }: AnswerRange) {
  const { mid } = text;
  return (
    <Bars
      kind="bars"
      title={label}
      bars={[{ label, text: mid, value: estimate.mid, range: estimate, isBad: false }]}
      {...(mark && { reference: mark })}
      whiskerNote={span ? span + fillTemplate(figureTexts.expected, { mid, promise }) : mid}
    />
  );
}
