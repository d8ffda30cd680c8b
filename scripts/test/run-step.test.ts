import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLine, runRows, type Step } from './run-step';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
const writing = (value: object) =>
  `require('fs').writeFileSync('${report}', '${JSON.stringify(value)}')`;
const ofJest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 2,
};
const ofPlaywright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [{}],
};
const allGood = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test.each<[string, Step['counted'], string, string]>([
  ['a program that succeeds', 'as one', '', '1 passed, 0 failed'],
  ['a program that fails', 'as one', 'process.exit(2)', '0 passed, 1 failed'],
  [
    'a last line with counts',
    'from its last line',
    'console.log("x\\n4 passed, 0 failed, 2 skipped")',
    '4 passed, 0 failed, 2 skipped',
  ],
  ['a last line without', 'from its last line', 'console.log("x")', '0 passed, 1 failed'],
  [
    'Jest, files that could not run included',
    { report, of: 'Jest' },
    writing(ofJest),
    '5 passed, 3 failed, 2 skipped',
  ],
  [
    'Playwright, tests that pass only at times and files that do not load included',
    { report, of: 'Playwright' },
    writing(ofPlaywright),
    '4 passed, 3 failed, 3 skipped',
  ],
  [
    'a crash behind good tests',
    { report, of: 'Playwright' },
    `${writing(allGood)}; process.exit(1)`,
    '7 passed, 1 failed',
  ],
  ['no report, though an earlier run left one', { report, of: 'Jest' }, '', '0 passed, 1 failed'],
])('the count of %s', async (_, counted, source, line) => {
  const counts = await runRows([{ name: 'a step', command: ['-e', source], counted }]);
  expect(lastLine(counts)).toBe(line);
});

test('rows run beside each other and add up', async () => {
  const step = (source: string): Step => ({
    name: source,
    command: ['-e', source],
    counted: 'as one',
  });
  const counts = await runRows([step(''), step('process.exit(1)')], [step('')]);
  expect(lastLine(counts)).toBe('2 passed, 1 failed');
});
