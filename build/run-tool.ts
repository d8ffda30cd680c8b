import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * Runs the program of an installed package; what it says is shown, and who stops us stops it.
 * @param program its file, such as `next/dist/bin/next`
 * @returns its exit code
 */
export async function runTool(program: string, ...args: readonly string[]): Promise<number> {
  const file = createRequire(resolve('package.json')).resolve(program);
  const child = spawn(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(child, 'close');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code ?? 1;
}
