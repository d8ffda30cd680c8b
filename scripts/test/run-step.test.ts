import { lastLine, runRows } from './run-step';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const jestCounts =
  'Test Suites: 3 passed, 3 total\nTests:       1 failed, 2 skipped, 1 todo, 5 passed';

test.each([
  ['a program that succeeds', '2 passed by\n', 0, '1 passed, 0 failed'],
  ['a program that fails', '', 2, '0 passed, 1 failed'],
  [
    'a last line with counts',
    'x\n4 passed, 0 failed, 2 skipped\n',
    0,
    '4 passed, 0 failed, 2 skipped',
  ],
  ['Jest', `${jestCounts}, 9 total\nTime: 3 s\n`, 1, '5 passed, 1 failed, 3 skipped'],
  [
    'Playwright, tests that pass only at times included',
    '  1 failed\n    [Chromium] › a.spec.ts\n  1 flaky\n  3 skipped\n  2 did not run\n  4 passed (1.2m)\n',
    1,
    '4 passed, 2 failed, 5 skipped',
  ],
  ['a crash behind good tests', '  7 passed (3.4s)\n', 1, '7 passed, 1 failed'],
])('the count of %s', async (_, output, code, line) => {
  const source = `console.log(${JSON.stringify(output)}); process.exitCode = ${code}`;
  const counts = await runRows([{ name: 'a step', command: ['-e', source] }]);
  expect(lastLine(counts)).toBe(line);
});

test('rows run beside each other and add up', async () => {
  const step = (source: string) => ({ name: source, command: ['-e', source] });
  const counts = await runRows([step(''), step('process.exit(1)')], [step('')]);
  expect(lastLine(counts)).toBe('2 passed, 1 failed');
});
