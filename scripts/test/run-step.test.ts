import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLine, runRows } from './run-step';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
const writing = (value: object) =>
  `require('fs').writeFileSync('${report}', '${JSON.stringify(value)}')`;
const ofJest = {
  ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
  numRuntimeErrorTestSuites: 2,
};
const ofPlaywright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [{}],
};
const allGood = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test.each<[string, string | undefined, string, string]>([
  ['a program that succeeds', undefined, 'console.log("x")', '1 passed, 0 failed'],
  ['a program that fails', undefined, 'process.exit(2)', '0 passed, 1 failed'],
  [
    'a last line with counts',
    undefined,
    'console.log("x\\n4 passed, 0 failed, 2 skipped")',
    '4 passed, 0 failed, 2 skipped',
  ],
  [
    'Jest, files that could not run included',
    report,
    writing(ofJest),
    '5 passed, 3 failed, 2 skipped',
  ],
  [
    'Playwright, tests that pass only at times and files that do not load included',
    report,
    writing(ofPlaywright),
    '4 passed, 3 failed, 3 skipped',
  ],
  [
    'a crash behind good tests',
    report,
    `${writing(allGood)}; process.exit(1)`,
    '7 passed, 1 failed',
  ],
  ['no report, though an earlier run left one', report, '', '0 passed, 1 failed'],
])('the count of %s', async (_, file, source, line) => {
  const counts = await runRows([{ name: 'a step', command: ['-e', source], report: file }]);
  expect(lastLine(counts)).toBe(line);
});

test('rows run beside each other and add up', async () => {
  const step = (source: string) => ({ name: source, command: ['-e', source] });
  const counts = await runRows([step(''), step('process.exit(1)')], [step('')]);
  expect(lastLine(counts)).toBe('2 passed, 1 failed');
});
