import { sample } from '../data/dataset';
import type { Filters } from '../engine/members';
import { runQuery } from '../engine/run';
import { effectOfLevers } from '../engine/levers';
import { createFinder } from '../ask/find';
import type { DemoRequest } from '../ask/request';
import questions from './questions.test.json' with { type: 'json' };

/*
 * Questions as a sales head, a brand manager and a supply planner type them. What they must find,
 * and the figures, were computed from the dataset by another program in another language.
 */
type Expected = {
  readonly question: string;
  readonly kind: string;
  /** Words that must be named as not found. */
  readonly refused?: readonly string[];
  readonly op?: string;
  readonly measure?: string;
  readonly where?: Filters;
  readonly weeks?: readonly number[];
  readonly value?: number;
  readonly before?: number;
  readonly rows?: Readonly<Record<string, number>>;
};

const findQuestions = createFinder(sample);

/** Half a per cent: what another order of rounding may make of a sum. */
const isClose = (value: number, expected: number) =>
  Math.abs(value - expected) <= Math.max(Math.abs(expected) * 0.005, 0.0001);

const views: readonly (string | undefined)[] = ['change', 'why', 'share', 'forecast'];

/** Whether an answer to a request holds every figure that is expected. */
function matchesExpected(
  request: DemoRequest,
  { op, measure, where, weeks, value, before, rows }: Expected,
) {
  if (op === 'what-if') {
    if (request.kind !== 'what-if' || request.breakdown) return false;
    if (request.channel !== where?.channel?.[0]) return false;
    return isClose(effectOfLevers(sample, request.levers, 'sales', where).total.mid, value ?? NaN);
  }
  if (request.kind !== 'query') return false;
  const { query } = request;
  const isOfPlan = measure === 'gap';
  if (query.measure !== (isOfPlan ? 'sales' : measure)) return false;
  if (isOfPlan !== (query.versus === 'plan')) return false;
  if (op !== 'share' && JSON.stringify(query.where) !== JSON.stringify(where ?? {})) return false;
  if (weeks?.[0] !== query.weeks.from + 1 || weeks[1] !== query.weeks.to) return false;
  const isOfList = ['by', 'top', 'bottom', 'compare', 'condition'].includes(op ?? '');
  if (
    isOfList
      ? query.breakdown.length === 0
      : query.calculation !== (views.includes(op) ? op : 'value')
  ) {
    return false;
  }
  const { all, rows: visibleRows, total } = runQuery(sample, query);
  if (op === 'share') return visibleRows.some(({ figure }) => isClose(figure, value ?? NaN));
  const isValue = value === undefined || isClose(total.value, value);
  const isBefore = before === undefined || isClose(total.base ?? NaN, before);
  const figures = Object.entries(rows ?? {}).map(([name, expected]) =>
    all.some(
      (row) => row.name === name && (isClose(row.value, expected) || isClose(row.figure, expected)),
    ),
  );
  return isValue && isBefore && figures.every(Boolean);
}

const all = questions as unknown as readonly Expected[];
const answerable = all.filter(({ refused }) => !refused);
const places = answerable.map((expected) =>
  findQuestions(expected.question).questions.findIndex(({ request }) =>
    matchesExpected(request, expected),
  ),
);
const shareOf = (isIt: (place: number) => boolean) => places.filter(isIt).length / places.length;

test('nine of ten questions stand among the six that are offered, with their figures', () => {
  expect(shareOf((place) => place >= 0)).toBeGreaterThanOrEqual(0.9);
});

test('four of five stand first', () => {
  expect(shareOf((place) => place === 0)).toBeGreaterThanOrEqual(0.8);
});

test('what the sample has nothing of is named', () => {
  const unanswerable = all.filter(({ refused = [] }) => refused.length > 0);
  const reported = unanswerable.filter(({ question, refused = [] }) => {
    const missing = findQuestions(question).missing.join(' ').toLowerCase();
    return refused.every((word) => missing.includes(word.toLowerCase()));
  });
  expect(reported.length / unanswerable.length).toBeGreaterThanOrEqual(0.95);
});
