import { watch } from 'node:fs';
import { checkContent } from './check/content/check-content';
import { runTool } from '@/build/run-tool';

/**
 * `npm run dev`: Next's development server; arguments and PORT go to it. Mistakes in the content
 * are told first and when a text is saved, but do not keep anybody from working on them.
 */
const tellMistakes = () =>
  checkContent().catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  );
await tellMistakes();
let soon: NodeJS.Timeout | undefined;
watch('content', { recursive: true, persistent: false }, (_event, file) => {
  if (!file?.endsWith('.mdx')) return;
  // Editors save in several steps.
  clearTimeout(soon);
  soon = setTimeout(() => void tellMistakes(), 300);
});
process.exitCode = await runTool('next/dist/bin/next', 'dev', ...process.argv.slice(2));
