import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { checkContent } from './build/check-content';

/**
 * `npm run dev`: Next's development server; arguments and PORT go to it. Faults in the content
 * are told first, but do not keep anybody from working on them.
 */
try {
  await checkContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => {
  process.exitCode = code ?? 0;
});
