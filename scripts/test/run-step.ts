import { captureOutput } from '@/build/run-tool';

/** How many checks passed, failed and were left out. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** One step of `npm test`: it counts as many checks as it prints, or as one. */
export type Step = {
  readonly name: string;
  /** A program of Node's: a file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
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
      const rowCounts: Counts[] = [];
      for (const step of row) rowCounts.push(await runStep(step, rows.length === 1));
      return sumCounts(rowCounts);
    }),
  );
  return sumCounts(counts);
}

/** Runs a step, and counts its checks. */
async function runStep({ name, command, environment }: Step, isShownAtOnce: boolean) {
  const title = `\n── ${name}\n`;
  if (isShownAtOnce) process.stdout.write(title);
  const start = performance.now();
  const { code, output } = await captureOutput(command, {
    env: { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
    ...(isShownAtOnce && { onOutput: (piece) => process.stdout.write(piece) }),
  });
  const counts = countChecks(output, code !== 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!isShownAtOnce) process.stdout.write(title + output);
  console.log(`── ${name}: ${lastLine(counts)} (${seconds} s)`);
  return counts;
}

/** A line of counts: `12 passed, 0 failed`, Jest's `Tests: 1 failed, 6 total`, Playwright's `3 flaky`. */
const countLine =
  /^(?:Tests:)?(?:,? *\d+ (?:passed|failed|flaky|skipped|todo|did not run|total))+(?: \(.*\))?$/gm;

/** The checks that a program says it made; one that says none is a check itself. */
function countChecks(output: string, hasFailed: boolean): Counts {
  const lines = output.match(countLine);
  if (lines === null) return { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0 };
  const sum = (count: RegExp) =>
    [...lines.join('\n').matchAll(count)].reduce((total, [, part]) => total + Number(part), 0);
  return {
    passed: sum(/(\d+) passed/g),
    // A test that passes only at times fails; a crash is a failure, whatever was counted.
    failed: sum(/(\d+) (?:failed|flaky)/g) || Number(hasFailed),
    skipped: sum(/(\d+) (?:skipped|todo|did not run)/g),
  };
}
