import type { Bar, BarChart, Mark } from '../answer';
import { measures } from '../engine/measures';
import type { Row } from '../engine/run';
import type { Unit } from '../format';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { type Context, rowName, sentenceFor } from './context';
import { capital, isBad, rowScale } from './values';

const { charts, ranges } = answerTexts;

/** A chart of bars, each with its value as text beside it. */
export const barChart = (
  title: string,
  write: (value: number) => string,
  bars: readonly Omit<Bar, 'text'>[],
  reference?: Mark,
): BarChart => ({
  kind: 'bars',
  title,
  bars: bars.map((bar) => ({ ...bar, text: write(bar.value) })),
  ...(reference && { reference }),
});

/** The value that decides, beside a range or across bars: no change, or break-even. */
export function markOf({ data, query, frame }: Context): Mark | undefined {
  if (frame.figureKind === 'rate') return { value: 0, label: ranges.noChange };
  const { target } = measures[query.measure];
  if (frame.figureKind !== 'value' || !target) return undefined;
  return { value: target.value(data), label: target.name };
}

/** The title of changes, or of distances from a plan or target, in the unit of their scale. */
export function differenceTitle(context: Context, { name: unit }: Unit): string {
  const { versus } = context.query;
  if (versus === 'past') return sentenceFor(context, charts.change, { unit });
  const named = versus === 'target' ? sentences.target : sentences.plan;
  return sentenceFor(context, charts.against, { versus: named, unit });
}

/** The bars of a frame's rows; `leader` is the one that the answer is about. */
export function rowBars(context: Context, rows: readonly Row[], leader?: Row): BarChart {
  const { data, query, frame } = context;
  const { figureKind } = frame;
  const scale = rowScale(
    query,
    figureKind,
    rows.flatMap(({ figure, range }) => [figure, range?.high ?? 0]),
  );
  const titles = {
    share: sentenceFor(context, charts.share),
    rate: differenceTitle(context, scale),
    difference: differenceTitle(context, scale),
    value: sentenceFor(context, charts.list, { unit: scale.name }),
  };
  const target = measures[query.measure].target?.value(data);
  return barChart(
    titles[figureKind],
    figureKind === 'rate' || figureKind === 'difference' ? scale.signed : scale.text,
    rows.map((row) => ({
      label: capital(rowName(context, row)),
      value: row.figure,
      ...(row.range && { range: row.range }),
      tone: isBad(query, figureKind, row, target) ? 'accent' : row === leader ? 'main' : 'plain',
    })),
    figureKind === 'value' ? markOf(context) : undefined,
  );
}
