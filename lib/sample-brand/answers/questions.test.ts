import { demo } from '@/words';
import { sample } from '../data/dataset';
import type { Query, Where } from '../engine/query';
import { run } from '../engine/run';
import { valueOf } from '../engine/slice';
import { effectsOf } from '../engine/shock';
import { parseQuestion } from '../reading/read';
import { renderAnswer } from './render';
import questions from './questions.json' with { type: 'json' };

/*
 * Questions as a sales head, a brand manager and a supply planner type them. What they must become,
 * and the figures, were computed from the dataset by another program in another language.
 */
type Expected = {
  readonly question: string;
  readonly kind: string;
  /** Words that a refusal must name. */
  readonly refused?: readonly string[];
  readonly op?: string;
  readonly measure?: string;
  readonly where?: Where;
  readonly weeks?: readonly number[];
  readonly value?: number;
  readonly before?: number;
  readonly rows?: Readonly<Record<string, number>>;
  readonly leader?: string;
  readonly leaders?: readonly string[];
};

const views: readonly (string | undefined)[] = ['change', 'why', 'share', 'forecast'];

/** Half a per cent: what another order of rounding may make of a sum. */
const isClose = (value: number, expected: number) =>
  Math.abs(value - expected) <= Math.max(Math.abs(expected) * 0.005, 0.0001);

function checkFigures(query: Query, { op, value, before, rows }: Expected): void {
  const frame = run(sample, query);
  if (op === 'share' && value !== undefined) {
    expect(frame.rows.some(({ figure }) => isClose(figure, value))).toBe(true);
  } else if (value !== undefined) expect(isClose(frame.total.value, value)).toBe(true);
  if (before !== undefined) expect(isClose(frame.total.base ?? NaN, before)).toBe(true);
  if (!rows) return;
  if (op === 'condition') {
    expect(frame.rows.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
    return;
  }
  for (const [name, expected] of Object.entries(rows)) {
    const row = frame.all.find((one) => one.name === name);
    expect([name, row && isClose(row.value, expected)]).toEqual([name, true]);
  }
}

test.each(questions as unknown as Expected[])('$kind: $question', (expected) => {
  const reading = parseQuestion(expected.question, sample);
  if (expected.refused) {
    if ('request' in reading) throw new Error('It is answered.');
    const named = reading.refusal.words.join(' ').toLowerCase();
    for (const word of expected.refused) expect(named).toContain(word.toLowerCase());
    return;
  }
  if (!('request' in reading)) {
    throw new Error(`Refused: ${reading.refusal.kind} ${reading.refusal.words.join()}`);
  }
  const { request } = reading;
  const { headline } = renderAnswer(sample, request);
  if (request.kind === 'what-if') {
    const measure = expected.measure === 'profit' ? 'profit' : 'sales';
    const effect = effectsOf(sample, request.levers, { measure }).total;
    expect(isClose(effect.mid, expected.value ?? NaN)).toBe(true);
    return;
  }
  if (request.kind !== 'query') throw new Error(`It is an ${request.kind}.`);
  const { query } = request;
  const isOfPlan = expected.measure === 'gap';
  expect(query.measure).toBe(isOfPlan ? 'sales' : expected.measure);
  if (isOfPlan) expect(query.versus).toBe('plan');
  if (expected.op !== 'share') expect(query.where).toEqual(expected.where ?? {});
  expect([query.weeks.from + 1, query.weeks.to]).toEqual(expected.weeks);
  if (expected.op === 'condition') expect(query.threshold).toBeDefined();
  else if (!expected.leader && !isOfPlan) {
    expect(query.view).toBe(views.includes(expected.op) ? expected.op : 'value');
  }
  const leaders = expected.leaders ?? (expected.leader ? [expected.leader] : []);
  if (leaders.length > 0) expect(leaders.some((name) => headline.includes(name))).toBe(true);
  checkFigures(query, expected);
});

test.each([
  ['sales in all regions except north', ['North']],
  ['net sales without the North', ['North']],
])('%s counts what is left', (question, without) => {
  const reading = parseQuestion(question, sample);
  if (!('request' in reading) || reading.request.kind !== 'query') throw new Error('Refused.');
  const { weeks } = reading.request.query;
  const all = valueOf(sample, 'sales', {}, weeks);
  const out = valueOf(sample, 'sales', { region: without }, weeks);
  expect(run(sample, reading.request.query).total.value).toBeCloseTo(all - out, 6);
});

// What visitors are offered to try it with.
test.each(Object.values(demo.traps))('“%s” has no figure, and is refused', (trap) => {
  expect(parseQuestion(trap, sample)).toHaveProperty('refusal');
});
