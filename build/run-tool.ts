import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageFolder } from '@/lib/site/package-folder';

/**
 * Runs the program of an installed package; what it says is shown, and who stops us stops it.
 * @param program its file, such as `next/dist/bin/next`
 * @returns its exit code
 */
export async function runTool(program: string, ...args: readonly string[]): Promise<number> {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(program) ?? [];
  const child = spawn(process.execPath, [join(packageFolder(name), file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(child, 'close');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code ?? 1;
}

/** How a program ended, and what it wrote. */
export type Output = { readonly code: number | null; readonly output: string };

/**
 * Runs a program of Node's and keeps what it writes to either output.
 * @param command its file, and its arguments
 * @param options settings beside this process's own, the folder to run in, and what is told each
 * piece as it comes
 */
export async function captureOutput(
  command: readonly string[],
  options: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly cwd?: string;
    readonly onOutput?: (piece: Buffer) => void;
  },
): Promise<Output> {
  const { env, cwd, onOutput } = options;
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      onOutput?.(piece);
      output += piece.toString();
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
