import { formatAmount, formatSignedAmount } from '../engine/format';
import { type MeasureId, emptyWeeks, weeklyValues } from '../engine/measures';
import { type Filters, breakdownDimensions } from '../engine/members';
import { type Query, queryWithDefaults } from '../engine/query';
import { runQuery } from '../engine/run';
import { rowText } from '../answers/format-values';
import { type Dataset, recentWeeks } from '../data/dataset';
import { productTexts } from './product-texts';

const { columns: heads } = productTexts.desks;

/** A measure that has a heading, or what else a column shows of net sales. */
type Column = (MeasureId & keyof typeof heads) | 'change' | 'plan' | 'forecast';

export type DashboardTable = ReturnType<typeof tableOf>;

const ROWS = 6;

/** The query of a column. */
function columnQuery(column: Column): Partial<Query> {
  if (column === 'plan') return { calculation: 'change', versus: 'plan' };
  if (column === 'change' || column === 'forecast') return { calculation: column };
  return { measure: column };
}

function cellText(data: Dataset, column: Column, where: Filters): string {
  const query = queryWithDefaults(data, { ...columnQuery(column), where });
  const result = runQuery(data, query);
  if (column === 'plan') return formatSignedAmount(result.total.figure);
  if (column === 'forecast') return formatAmount(result.total.value);
  return rowText(query, result, result.total);
}

/**
 * The first rows of a list with some of their figures and their weeks.
 * @param list what the rows are and their order
 * @param answerScope what the answer names, in one of the rows
 */
export function tableOf(
  data: Dataset,
  list: Partial<Query>,
  title: string,
  columns: readonly Column[],
  answerScope?: Filters,
) {
  const { rows } = runQuery(data, queryWithDefaults(data, list));
  const recent = recentWeeks(data);
  const isHighlighted = (name: string) =>
    Object.values(answerScope ?? {}).some((names) => names?.[0] === name);
  return {
    title,
    /** Heads of the cells; the first column names the row. */
    columns: columns.map((column) => heads[column]),
    rows: rows.slice(0, ROWS).map(({ name, where }) => ({
      name,
      cells: columns.map((column) => cellText(data, column, where)),
      /** Net sales in each of the last 13 weeks. */
      weeks: weeklyValues(data, 'sales', where, recent),
      /** Of a single shelf, in which of them it was empty. */
      emptyWeeks: breakdownDimensions(where).length === 0 ? emptyWeeks(data, where, recent) : [],
      isHighlighted: isHighlighted(name),
      /** Where changes are listed, whether it grew; elsewhere the row that is named is the one to act on. */
      isGood: columns.includes('change')
        ? runQuery(data, queryWithDefaults(data, { where, calculation: 'change' })).total.figure >=
          0
        : !isHighlighted(name),
    })),
  };
}
