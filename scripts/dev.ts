import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { checkContent } from './check/content/check-content';

/**
 * `npm run dev`: Next's development server; arguments and PORT go to it. Mistakes in the content
 * are told first and when a text is saved, but do not keep anybody from working on them.
 */
const tellMistakes = () =>
  checkContent().then(
    () => undefined,
    (error: unknown) => console.error(error instanceof Error ? error.message : error),
  );
await tellMistakes();
let soon: NodeJS.Timeout | undefined;
watch('content', { recursive: true }, (_event, file) => {
  if (!file?.endsWith('.mdx')) return;
  // Editors save in several steps.
  clearTimeout(soon);
  soon = setTimeout(() => void tellMistakes(), 300);
});
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => {
  process.exitCode = code ?? 0;
});
