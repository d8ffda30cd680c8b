import '@/scripts/support/start-command';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runTool } from '@/build/run-tool';
import { UserError } from '@/lib/base/error';
import { requireExport } from '@/scripts/support/export-folder';
import { findOrInstallBrowser } from '@/scripts/support/find-browser';

/**
 * `npm run compare -- <old export> <new export>`: takes Playwright's snapshots of the first and compares
 * the second with them: its report of what differs, page by page, is in a folder (`--output`). Exit
 * code 1 when anything does.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: '.build/compare' } },
});
const [before, after] = positionals;
if (before === undefined || after === undefined) {
  throw new UserError('npm run compare -- <old export> <new export> [--output <folder>]');
}
for (const folder of [before, after]) requireExport(folder);
rmSync('.build/compare-snapshots', { recursive: true, force: true });
process.env.CHROMIUM_PATH = findOrInstallBrowser();

/** Opens every page of an export. */
function openPages(folder: string, ...options: readonly string[]): Promise<number> {
  Object.assign(process.env, { COMPARE_FOLDER: folder, COMPARE_OUTPUT: values.output });
  const config = '--config=tools/compare/playwright.config.ts';
  return runTool('@playwright/test/cli', 'test', config, ...options);
}

process.exitCode =
  (await openPages(before, '--update-snapshots=all', '--reporter=line')) ||
  (await openPages(after, '--update-snapshots=none'));
console.log(`The report is in ${values.output}/index.html`);
