import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { expect, test } from '../support/test';
import { writeEntries } from './write-entries';

// What somebody writes tomorrow passes the tests of pages that what is there passes. That it has its
// pages and lists: settings.spec.ts; that a draft waits: lib/content/entries.test.ts; that another folder
// gives the same bytes: workflows.spec.ts.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const run = promisify(execFile);

let project: ProjectCopy;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = await copyProject('kept');
  await writeEntries(project.dir);
});
test.afterAll(() => project.remove());

test('they build', async () => {
  // As good as unset.
  const { code, output } = await project.build({ NEXT_PUBLIC_GA_ID: ' ' });
  expect(output).not.toContain('wrong with the content');
  expect(code, output).toBe(0);
});

test('they pass the tests of pages', async () => {
  const specs = ['crawler/', 'every-page', 'visitor/buttons'];
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/e2e.ts',
      ...specs,
      '-g',
      '/blog/(trade|hindi|arabic|topics)|/company/case-studies',
    ],
    { cwd: project.dir, env: { ...process.env, E2E_PORT: undefined }, maxBuffer: 16 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/\d+ passed/);
  expect(stdout).not.toMatch(/\d+ failed/);
});
