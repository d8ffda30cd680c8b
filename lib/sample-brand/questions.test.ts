import { answerTo } from './answers';
import { sample } from './dataset';
import { forecast } from './figures/forecast';
import { whatIf } from './figures/scenario';
import { type Query, type Where, byWeek, rowsOf, valueOf } from './query/query';
import { read } from './reading/read';
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

const shows: readonly (string | undefined)[] = ['change', 'why', 'share', 'forecast'];

/** Half a per cent: what another order of rounding may make of a sum. */
const close = (value: number, expected: number) =>
  Math.abs(value - expected) <= Math.max(Math.abs(expected) * 0.005, 0.0001);

function checkFigures(query: Query, { op, value, before, rows }: Expected): void {
  const { where, weeks, ahead } = query;
  const now = valueOf(sample, query, where, weeks);
  if (op === 'forecast') {
    const all = byWeek(sample, query.measure, where, { from: 0, to: sample.weeks });
    expect(close(forecast(all, 1, ahead ?? 0).mid, value ?? NaN)).toBe(true);
  } else if (op === 'share' && value !== undefined) {
    const values = rowsOf(sample, query).all.map((row) => row.value);
    expect(values.some((one) => close(one, value))).toBe(true);
  } else if (value !== undefined) expect(close(now, value)).toBe(true);
  if (before !== undefined) {
    expect(query.before).toBeDefined();
    if (query.before) expect(close(valueOf(sample, query, where, query.before), before)).toBe(true);
  }
  if (!rows) return;
  const { all, kept } = rowsOf(sample, query);
  if (op === 'condition') {
    expect(kept.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
    return;
  }
  for (const [name, expected] of Object.entries(rows)) {
    const row = all.find((one) => one.name === name);
    expect([name, row && close(row.now, expected)]).toEqual([name, true]);
  }
}

test.each(questions as unknown as Expected[])('$kind: $question', (expected) => {
  const reading = read(expected.question, sample);
  if (expected.refused) {
    if ('asked' in reading) throw new Error('It is answered.');
    const named = reading.unplaced.join(' ').toLowerCase();
    for (const word of expected.refused) expect(named).toContain(word.toLowerCase());
    expect(answerTo(sample, reading.nearest[0] ?? { kind: 'move' }).headline).toMatch(/\.$/);
    return;
  }
  if (!('asked' in reading)) throw new Error(`Refused: ${reading.doubt} ${reading.unplaced}`);
  const { asked } = reading;
  const { headline, detail } = answerTo(sample, asked);
  if (asked.kind !== 'query') {
    if (asked.kind !== 'what-if') throw new Error(`It is a ${asked.kind}.`);
    const { sales, profit } = whatIf(sample, asked.levers).total;
    const effect = expected.measure === 'profit' ? profit : sales;
    expect(close(effect.mid, expected.value ?? NaN)).toBe(true);
    return;
  }
  expect(asked.measure).toBe(expected.measure);
  if (expected.op !== 'share') expect(asked.where).toEqual(expected.where ?? {});
  if (expected.op !== 'forecast') {
    expect([asked.weeks.from + 1, asked.weeks.to]).toEqual(expected.weeks);
  }
  if (expected.op === 'condition') expect(asked.keep).toBeDefined();
  else if (!expected.leader)
    expect(asked.show).toBe(shows.includes(expected.op) ? expected.op : 'level');
  const leaders = expected.leaders ?? (expected.leader ? [expected.leader] : []);
  if (leaders.length > 0) expect(leaders.some((name) => headline.includes(name))).toBe(true);
  checkFigures(asked, expected);
  expect(detail).toMatch(/weeks?\b|between/);
});
