import './support/start-command';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { watch } from 'chokidar';
import { runTool } from '@/build/run-tool';
import { compiledFolder } from '@/lib/content/compiled';
import { UserError } from '@/lib/base/error';
import { compileContent } from '@/lib/content/write-content';

/**
 * `npm run dev`: Next's development server; arguments and PORT go to it. The content is compiled
 * first and whenever a file of it is saved; pages follow. What is wrong with it is told here, and
 * pages go on showing the content as it was last in order.
 */
nextEnv.loadEnvConfig(process.cwd(), true, console, true);
Object.assign(process.env, { NODE_ENV: 'development' });
const args = process.argv.slice(2);
const options = {
  port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
} as const;
const port = Number(parseArgs({ args, options, strict: false }).values.port);

const compile = () =>
  compileContent().catch((error: unknown) =>
    console.error(error instanceof UserError ? error.message : error),
  );

let compileTimer: NodeJS.Timeout | undefined;
let hasRestartNotice = false;
// Next would take another port.
const probe = createServer().listen(port);
await once(probe, 'listening');
await once(probe.close(), 'close');
let compiling: Promise<unknown> = Promise.resolve();
// Files are also replaced, as many editors do.
watch('content', { ignoreInitial: true, atomic: true }).on('all', (_event, file) => {
  // Schemas and the list of routes are code, which this program has read already.
  if (file.endsWith('.ts')) {
    if (!hasRestartNotice) console.log(`${file} has changed: start npm run dev again.`);
    hasRestartNotice = true;
    return;
  }
  // Editors save in several steps; one that saves meanwhile waits for its turn.
  clearTimeout(compileTimer);
  compileTimer = setTimeout(() => (compiling = compiling.then(compile)), 100);
});
await (compiling = compiling.then(compile));
// In a new clone there are no pages before the content was in order once.
while (!existsSync(join(compiledFolder, 'index.js'))) await wait(200);
// The watcher would keep the program running.
process.exit(await runTool('next/dist/bin/next', 'dev', ...args));
