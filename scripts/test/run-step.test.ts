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
const jestReport = {
  ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
  numRuntimeErrorTestSuites: 2,
};
const playwrightReport = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  errors: Array(unexpected).fill({}),
});

/** A program that writes a report, and ends with a code. */
const writing = (value: object, code = 0) =>
  `require('fs').writeFileSync('${report}', '${JSON.stringify(value)}'); process.exit(${code})`;

test.each<[what: string, file: string | undefined, source: string, line: string]>([
  ['a success', undefined, 'console.log("x")', '1 passed, 0 failed'],
  ['a failure', undefined, 'process.exit(2)', '0 passed, 1 failed'],
  ['a last line', undefined, 'console.log("x\\n4 passed, 0 failed")', '4 passed, 0 failed'],
  [
    'a last line, skipped checks included',
    undefined,
    'console.log("4 passed, 0 failed, 2 skipped")',
    '4 passed, 0 failed, 2 skipped',
  ],
  [
    'Jest, files that could not run included',
    report,
    writing(jestReport),
    '5 passed, 3 failed, 2 skipped',
  ],
  [
    'Playwright, tests that pass only at times and files that do not load included',
    report,
    writing(playwrightReport(4, 1, 1, 3)),
    '4 passed, 3 failed, 3 skipped',
  ],
  ['a crash behind good tests', report, writing(playwrightReport(7), 1), '7 passed, 1 failed'],
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
