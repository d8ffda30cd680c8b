import '@/scripts/report-errors';
import { parseArgs } from 'node:util';
import { runTool } from '@/build/run-tool';
import { UserError } from '@/lib/content/error';
import { requireExport } from '@/scripts/export-folder';
import { findOrInstallBrowser } from '@/scripts/find-browser';

/**
 * `npm run compare -- <old export> <new export>`: Playwright's report of what differs, page by page,
 * in a folder (`--output`). Exit code 1 when anything does.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', default: '.build/compare' },
    help: { type: 'boolean', short: 'h' },
  },
});
const usage = 'npm run compare -- <old export> <new export> [--output <folder>]';
if (values.help) {
  console.log(usage);
  process.exit();
}
const [before, after, ...surplus] = positionals;
if (before === undefined || after === undefined || surplus.length > 0) {
  throw new UserError(`Give two folders: ${usage}`);
}
for (const folder of [before, after]) requireExport(folder);
Object.assign(process.env, {
  COMPARE_BEFORE: before,
  COMPARE_AFTER: after,
  COMPARE_OUTPUT: values.output,
  CHROMIUM_PATH: findOrInstallBrowser(),
});
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  'test',
  '--config=tools/compare/playwright.config.ts',
);
console.log(`The report is in ${values.output}/index.html`);
