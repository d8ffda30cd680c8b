import { existsSync, readFileSync, rmSync } from 'node:fs';
import { captureOutput } from '@/build/run-tool';

/** How many checks passed, failed and were left out. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/**
 * One step of `npm test`. It counts as many checks as its JSON report or its last line says, such as
 * `12 passed, 0 failed`; without either as one.
 */
export type Step = {
  readonly name: string;
  /** A program of Node's: a file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A report of Jest's or Playwright's, and its file. */
  readonly report?: string;
};

/** The sum of several counts. */
export function sumCounts(counts: readonly Counts[]): Counts {
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
      return sumCounts(own);
    }),
  );
  return sumCounts(counts);
}

/** Runs a step, and counts its checks; one that crashes has a failure, whatever it counted. */
async function runStep(step: Step, isShownAtOnce: boolean): Promise<Counts> {
  const { name, command, environment, report } = step;
  const title = `\n── ${name}\n`;
  if (isShownAtOnce) process.stdout.write(title);
  if (report !== undefined) rmSync(report, { force: true });
  const start = performance.now();
  const { code, output } = await captureOutput(command, {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...environment },
    ...(isShownAtOnce && { onOutput: (piece) => process.stdout.write(piece) }),
  });
  const reportedCounts = report === undefined ? parseCounts(output) : readCounts(report);
  const isFailure = code !== 0 && !reportedCounts?.failed;
  const counts = sumCounts([
    reportedCounts ?? { passed: isFailure ? 0 : 1, failed: 0, skipped: 0 },
    { passed: 0, failed: isFailure ? 1 : 0, skipped: 0 },
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!isShownAtOnce) process.stdout.write(title + output);
  console.log(`── ${name}: ${lastLine(counts)} (${seconds} s)`);
  return counts;
}

function parseCounts(output: string): Counts | undefined {
  const [, passed, failed, skipped] =
    /(?:^|\n)(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? [];
  if (passed === undefined) return undefined;
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped ?? 0) };
}

function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  return stats === undefined
    ? {
        passed: jest.numPassedTests,
        // Files that could not run at all; none of their tests is counted.
        failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
        skipped: jest.numPendingTests + jest.numTodoTests,
      }
    : {
        passed: stats.expected,
        // A test that passes only at times fails; so does a file that does not load.
        failed: stats.unexpected + stats.flaky + errors.length,
        skipped: stats.skipped,
      };
}
