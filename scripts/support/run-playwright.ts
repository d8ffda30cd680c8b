import getPort from 'get-port';
import { runTool } from '@/build/run-tool';

/** Runs the browser tests on a free port; the command ends as they do. */
export async function runPlaywright(...args: readonly string[]): Promise<void> {
  process.env.E2E_PORT ??= String(await getPort({ host: '127.0.0.1' }));
  process.exitCode = await runTool('@playwright/test/cli', 'test', ...args);
}
