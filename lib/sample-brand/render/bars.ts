import type { Bar, BarChart, Mark } from '../answer';
import { measures } from '../engine/measures';
import type { Row } from '../engine/run';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { type Context, rowName, sentenceFor } from './context';
import { isBad, rowScale } from './values';

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

/** The bars of a frame's rows; `leader` is the one that the answer is about. */
export function rowBars(context: Context, rows: readonly Row[], leader?: Row): BarChart {
  const { data, query, frame } = context;
  const { figureKind } = frame;
  const scale = rowScale(
    query,
    figureKind,
    rows.flatMap(({ figure, range }) => [figure, range?.high ?? 0]),
  );
  const change = query.as === 'change' && query.versus !== 'past' ? charts.against : charts.change;
  const templates = {
    share: charts.share,
    rate: charts.change,
    difference: change,
    value: charts.list,
  };
  const versus = query.versus === 'target' ? sentences.target : sentences.plan;
  const target = measures[query.measure].target?.value(data);
  return barChart(
    sentenceFor(context, templates[figureKind], { versus, unit: scale.name }),
    figureKind === 'rate' || figureKind === 'difference' ? scale.signed : scale.text,
    rows.map((row) => ({
      label: rowName(query, row),
      value: row.figure,
      ...(row.range && { range: row.range }),
      tone: isBad(query, figureKind, row, target) ? 'accent' : row === leader ? 'main' : 'plain',
    })),
    figureKind === 'value' ? markOf(context) : undefined,
  );
}
