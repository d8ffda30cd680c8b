import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { countsOfCheck, countsOfOutput, countsOfStep, lastLine, type Counts } from './counts';

/** One step of `npm test`. */
export type Step = {
  readonly name: string;
  /** A program of Node's: a file, and its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * How its checks are counted: as one; from a JSON report that it writes; or from its last
   * line.
   */
  readonly counted:
    | 'as one'
    | 'from its last line'
    | { readonly report: string; readonly counts: (report: unknown) => Counts };
};

/** Runs a step with its output shown, and counts its checks. */
export async function runStep(step: Step): Promise<Counts> {
  const { name, command, environment, counted } = step;
  console.log(`\n── ${name}`);
  if (typeof counted === 'object') await rm(counted.report, { force: true });
  const start = performance.now();
  const { code, output } = await run(command, environment);
  const counts = countsOfStep(await countsOf(counted, code, output), code);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${lastLine(counts)} (${seconds} s)`);
  return counts;
}

async function countsOf(
  counted: Step['counted'],
  code: number | null,
  output: string,
): Promise<Counts | undefined> {
  if (counted === 'as one') return countsOfCheck(code === 0);
  if (counted === 'from its last line') return countsOfOutput(output);
  try {
    return counted.counts(JSON.parse(await readFile(counted.report, 'utf8')));
  } catch (error) {
    console.error(`No report of this step: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Runs a Node program with its output shown, and returns what it wrote and its exit code. */
function run(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      process.stdout.write(data);
      output = (output + data.toString()).slice(-10_000);
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: null, output });
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}
