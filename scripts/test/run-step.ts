import { readFile, rm } from 'node:fs/promises';
import { outputOf } from '@/build/run-tool';

/** How many checks passed, failed and were left out. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** One step of `npm test`. */
export type Step = {
  readonly name: string;
  /** A program of Node's: a file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * How its checks are counted: as one; from a JSON report that it writes; or from its last
   * line, such as `12 passed, 0 failed`.
   */
  readonly counted:
    | 'as one'
    | 'from its last line'
    | { readonly report: string; readonly of: 'Jest' | 'Playwright' };
};

/** The sum of several counts. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The line that ends `npm test`. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Runs rows of steps beside each other, each row in its order, and counts their checks. What a
 * step of several rows writes is shown when it ends, else as it comes.
 */
export async function runRows(...rows: readonly (readonly Step[])[]): Promise<Counts> {
  const counts = await Promise.all(
    rows.map(async (row) => {
      const own: Counts[] = [];
      for (const step of row) own.push(await runStep(step, rows.length === 1));
      return sumOf(own);
    }),
  );
  return sumOf(counts);
}

/** Runs a step, and counts its checks; one that crashes has a failure, whatever it counted. */
async function runStep(step: Step, isShownAtOnce: boolean): Promise<Counts> {
  const { name, counted } = step;
  const title = `\n── ${name}\n`;
  if (isShownAtOnce) process.stdout.write(title);
  if (typeof counted === 'object') await rm(counted.report, { force: true });
  const start = performance.now();
  const { code, output } = await outputOf(step.command, {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...step.environment },
    ...(isShownAtOnce && { tell: (piece) => process.stdout.write(piece) }),
  });
  const counts = await countsOf(counted, code, output).catch((error: unknown) => {
    console.error(`${name} left no count: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const isCrash = code !== 0 && counts.failed === 0;
  const final = isCrash ? { ...counts, failed: 1 } : counts;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!isShownAtOnce) process.stdout.write(title + output);
  console.log(`── ${name}: ${lastLine(final)} (${seconds} s)`);
  return final;
}

async function countsOf(
  counted: Step['counted'],
  code: number | null,
  output: string,
): Promise<Counts> {
  if (counted === 'as one') {
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  if (counted === 'from its last line') {
    const line = output.trimEnd().split('\n').at(-1) ?? '';
    const [, passed, failed, skipped = 0] =
      /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(line.trim()) ?? [];
    if (passed === undefined) throw new Error(`its last line is “${line}”`);
    return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
  }
  const report = JSON.parse(await readFile(counted.report, 'utf8'));
  if (counted.of === 'Jest') {
    return {
      passed: report.numPassedTests,
      // Files that could not run at all; none of their tests is counted.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  // A test that passes only at times fails; so does a file that does not load.
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
