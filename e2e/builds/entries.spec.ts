import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesUnder } from '@/build/files';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { expect, test } from '../support/test';
import { writeEntries } from './write-entries';

// What somebody writes tomorrow passes the tests of pages that what is there passes. And what shows
// none of it stays as it is, byte for byte. That it has its pages and lists: settings.spec.ts.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const run = promisify(execFile);

let project: ProjectCopy;
const exported = (file: string) => readFile(join(project.dir, 'out', file), 'utf8');

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = await copyProject('kept');
  await writeEntries(project.dir);
  await writeFile(
    join(project.dir, 'content/blog/not-yet.md'),
    (await readFile('e2e/builds/entries/arabic-distributors.md', 'utf8'))
      .replaceAll(/^(title|description|headline): '/gm, "$1: 'Not yet: ")
      .replace('draft: false', 'draft: true')
      .replace(/(description: '.{100}).*'/, "$1'"),
  );
  for (const part of ['e2e', 'playwright.config.ts']) {
    await cp(part, join(project.dir, part), { recursive: true });
  }
});
test.afterAll(() => project.remove());

test('they build', async () => {
  const dayOfOut = String(Math.floor(statSync('out/index.html').mtimeMs / 1000));
  const { code, output } = await project.build({
    SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? dayOfOut,
    // As good as unset.
    NEXT_PUBLIC_GA_ID: ' ',
  });
  expect(output).not.toContain('wrong with the content');
  expect(code, output).toBe(0);
});

// Built from nothing: workflows.spec.ts.
test('what shows none of them has the same bytes, in whatever folder it is built', () => {
  const showing = /^(404|_redirects|blog|case-studies|feed|index|llms|sitemap)\b/;
  const differing = filesUnder('out').filter((file) => {
    const again = readFileSync(join(project.dir, 'out', file));
    return !showing.test(file) && !readFileSync(join('out', file)).equals(again);
  });
  expect(differing).toEqual([]);
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

test('a draft is nowhere', async () => {
  for (const file of ['blog.html', 'sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(await exported(file)).not.toContain('not-yet');
  }
});
