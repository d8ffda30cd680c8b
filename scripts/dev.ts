import { mkdirSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/build/run-tool';
import { compiledFolder } from '@/lib/content/entries';
import { ContentProblem } from '@/lib/content/error';
import { compileContent } from '@/lib/content/write-content';

/**
 * `npm run dev`: Next's development server; arguments and PORT go to it. The content is compiled
 * first and whenever a file of it is saved. What is wrong with it is told here and over the page,
 * which goes on showing the content as it was last in order.
 */
Object.assign(process.env, { NODE_ENV: 'development' });

const compile = async () => {
  let problem = '';
  try {
    await compileContent();
  } catch (error) {
    problem = error instanceof ContentProblem ? error.message : String(error);
    console.error(problem);
  }
  mkdirSync(compiledFolder, { recursive: true });
  const change = { problem, at: Date.now() };
  // Whole at once, for whoever watches it.
  const file = join(compiledFolder, 'change.json');
  writeFileSync(`${file}.tmp`, JSON.stringify(change));
  renameSync(`${file}.tmp`, file);
};

await compile();
let soon: NodeJS.Timeout | undefined;
watch('content', { recursive: true, persistent: false }, () => {
  // Editors save in several steps.
  clearTimeout(soon);
  soon = setTimeout(() => void compile(), 100);
});
process.exitCode = await runTool('next/dist/bin/next', 'dev', ...process.argv.slice(2));
