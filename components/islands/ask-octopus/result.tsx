import type { ReactNode, RefObject } from 'react';
import { demo } from '@/words';
import type { Answer } from '@/lib/sample-brand/answers/answer';
import { Bars } from '../../product/charts/bars';
import { DriverTable } from '../../product/charts/driver-table';
import { Lines } from '../../product/charts/lines';
import { RangeLine } from '../../product/charts/range-line';
import { RowsLink } from '../../product/small-print';
import { SampleChip } from '../../product/sample-chip';
import { LineDrawing, chevron } from '../../ui/icon';

/**
 * A computed answer: the question, the answer in a sentence, the parts that can be changed, chart,
 * table, range and how it is computed. Whatever changes is an element of its own with a key, so that
 * a translated page can be changed too.
 */
export function Result({
  answer: { question, headline, detail, chart, table, range, method },
  heading,
  isFirst,
  children,
}: {
  answer: Answer;
  heading: RefObject<HTMLHeadingElement | null>;
  isFirst: boolean;
  /** The parts of the question. */
  children: ReactNode;
}) {
  return (
    <div data-answer="answered" data-nosnippet="">
      <div className="flex flex-col-reverse justify-between gap-x-4 sm:flex-row sm:items-start">
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-text text-base font-semibold tracking-normal text-ink-900"
        >
          <span key={question}>{question}</span>
        </h3>
        <span className="flex shrink-0 items-center justify-between gap-3">
          <a
            href="#ask"
            className="inline-flex min-h-11 items-center text-small font-semibold text-teal-600 underline hover:text-ink-900 in-data-failed:hidden noscript:hidden lg:hidden"
          >
            {demo.field.back}
          </a>
          <SampleChip />
        </span>
      </div>
      <p
        key={headline}
        className="mt-2 font-display text-h3 font-bold tracking-display text-balance text-ink-900"
      >
        {headline}
      </p>
      {detail && (
        <p key={detail} className="mt-3 max-w-prose">
          {detail}
        </p>
      )}
      <div className="mt-4">{children}</div>
      <div key={question}>
        {chart && (
          <>
            <p className="mt-6 font-semibold text-ink-900">{chart.title}</p>
            <div className="mt-4">
              {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
            </div>
          </>
        )}
        {range && (
          <div className="mt-6">
            <RangeLine range={range} />
          </div>
        )}
        {isFirst && <p className="mt-2 text-small text-muted noscript:hidden">{demo.first}</p>}
        {table && (
          <details className="mt-3">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-teal-600 hover:text-ink-900">
              {demo.table}
              <LineDrawing path={chevron} size="small" />
            </summary>
            <DriverTable {...table} />
          </details>
        )}
        <p className="mt-4 font-semibold text-ink-900">{demo.method}</p>
        <p key={method} className="mt-1 max-w-prose text-small">
          <span>{method}</span> <RowsLink />
        </p>
      </div>
    </div>
  );
}
