import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { entryKinds, listEntryNames } from '@/lib/content/read-entries';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';
import { rewordContent, writeMany } from './month-of-writing';
import { writeEntries } from './write-entries';

// What somebody may write turns no test red: a word more in every text that is free to change, all
// words of parts anew, thirty articles and more in three scripts with all that Markdown knows, case
// studies, and a page with its place in a menu.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const run = promisify(execFile);

let project: ProjectCopy;

/** Runs a program of the project in the copy. */
const runIn = (...command: readonly string[]) =>
  run(process.execPath, command, {
    cwd: project.dir,
    env: { ...process.env, E2E_PORT: undefined, E2E_QUICK: '1', E2E_REWORDED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
const script = (file: string, ...words: readonly string[]) =>
  runIn('--import', 'tsx', file, ...words);

test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = await copyProject('kept');
  const parts = ['.gitignore', 'docs', 'e2e', 'jest.config.mjs', 'playwright.config.ts'];
  for (const part of [...parts, 'README.md', 'tools', '.github']) {
    await cp(part, join(project.dir, part), { recursive: true });
  }
  const entries = (['article', 'case study'] as const).flatMap((kind) =>
    listEntryNames(kind).map((name) => `${entryKinds[kind].folder}/${name}`),
  );
  rewordContent(project.dir, entries);
  writeMany(project.dir, '2025-03-04');
  await writeEntries(project.dir);
  await script('scripts/new.ts', 'page', 'Jobs');
  const menus = join(project.dir, 'content/navigation.yaml');
  const text = await readFile(menus, 'utf8');
  await writeFile(menus, text.replace(/^( +)- \/about$/m, '$&\n$1- /jobs'));
});
test.afterAll(() => project.remove());

for (const [name, ...command] of [
  ['the content is in order', '--import', 'tsx', 'scripts/content.ts'],
  ['the unit tests pass', 'node_modules/jest/bin/jest.js', '--silent'],
  ['the site builds', '--import', 'tsx', 'scripts/build.ts'],
  ['the checks of the site pass', '--import', 'tsx', 'scripts/check-site.ts'],
  ['the browser tests pass', '--import', 'tsx', 'scripts/e2e.ts'],
] as const) {
  test(name, async () => {
    const { code, output } = await runIn(...command);
    expect(code, output).toBe(0);
  });
}
