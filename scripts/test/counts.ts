import { z } from 'zod';

/** How many checks passed, failed and were left out. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The sum of several counts. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The line that ends `npm test`. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts of a check that only succeeds or fails. */
export function countsOfCheck(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  /** Files that could not run at all; none of their tests is counted. */
  numRuntimeErrorTestSuites: z.number(),
});

/** Counts of a Jest run, from its JSON report. */
export function countsOfJest(report: unknown): Counts {
  const jest = jestReport.parse(report);
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  /** Faults outside tests, such as a file that does not load. */
  errors: z.array(z.unknown()),
});

/** Counts of a Playwright run, from its JSON report. A test that passes only at times fails. */
export function countsOfPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Counts of a script that ends with a line such as `12 passed, 0 failed, 1 skipped`. */
export function countsOfOutput(output: string): Counts | undefined {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(line.trim());
  if (!match) return undefined;
  const [, passed = '0', failed = '0', skipped = '0'] = match;
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

/**
 * The counts of a step that has ended: a step that crashed counts as a failure, whatever it
 * counted until then.
 * @param counts what it counted; undefined when it left no report
 * @param exitCode of its process
 */
export function countsOfStep(counts: Counts | undefined, exitCode: number | null): Counts {
  if (!counts) return countsOfCheck(false);
  const crashed = exitCode !== 0 && counts.failed === 0;
  return crashed ? sumOf([counts, countsOfCheck(false)]) : counts;
}
