import {
  countsOfCheck,
  countsOfJest,
  countsOfOutput,
  countsOfPlaywright,
  countsOfStep,
  lastLine,
  sumOf,
} from './counts';

describe('lastLine', () => {
  it.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
    [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
  ])('writes %p as “%s”', (counts, line) => {
    expect(lastLine(counts)).toBe(line);
  });
});

describe('counts', () => {
  it('of Jest include files that could not run', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 2,
    };
    expect(countsOfJest(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('of Playwright take a test that passes only at times, and an error outside tests, for failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
    expect(countsOfPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it.each([
    ['text\n12 passed, 0 failed\n', { passed: 12, failed: 0, skipped: 0 }],
    ['1 passed, 2 failed, 3 skipped', { passed: 1, failed: 2, skipped: 3 }],
    ['1 passed, 2 failed\nmore', undefined],
    ['', undefined],
  ])('of a script come from its last line: %j', (output, counts) => {
    expect(countsOfOutput(output)).toEqual(counts);
  });

  it('of a step that crashed have a failure', () => {
    const passed = { passed: 2, failed: 0, skipped: 0 };
    expect(countsOfStep(passed, 0)).toEqual(passed);
    expect(countsOfStep(passed, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(countsOfStep(passed, null)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(countsOfStep({ ...passed, failed: 3 }, 1).failed).toBe(3);
    expect(countsOfStep(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('add up', () => {
    expect(sumOf([countsOfCheck(true), countsOfCheck(false), countsOfCheck(true)])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    });
  });
});
