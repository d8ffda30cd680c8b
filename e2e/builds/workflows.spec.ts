import { readFileSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesUnder } from '@/lib/content/files';
import { startChangedSite } from '../hosts/support/live-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';

// What the workflows type, in a clean copy, as a machine that has just installed the packages has it:
// nothing is built.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await copyProject('empty');
});
test.afterAll(() => project.remove());

type Step = { readonly run?: string };
type Workflow = { readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> };

/** What a workflow types that has to do with the site, in its order: each step whole. */
function stepsOf(workflow: string): readonly string[] {
  const { jobs }: Workflow = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'));
  return Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run))
    .filter((run) => run.includes('npm run'));
}

test('a deployment builds, checks and records', async () => {
  const [build = '', check = '', record = '', ...others] = stepsOf('deploy');
  expect(others).toEqual([]);
  const epoch = process.env.SOURCE_DATE_EPOCH ?? `${Math.floor(Date.now() / 1000)}`;
  const { code, output } = await project.run(build, { SOURCE_DATE_EPOCH: epoch });
  expect(code, output).toBe(0);
  const site = await startChangedSite(join(project.dir, 'out'));
  expect(await project.run(check, { SITE_URL: site.origin })).toMatchObject({ code: 0 });
  await site.close();
  // Without what it does in the repository.
  expect(await project.run(record.split('\n')[0] ?? '')).toMatchObject({ code: 0 });
});

// What it says of each fault: hosts/live-check.spec.ts.
test('the morning’s check passes on a good site, and fails on one that differs', async () => {
  const [check = '', ...others] = stepsOf('live');
  expect(others).toEqual([]);
  const { dir } = project;
  await cp(join(dir, 'out'), join(dir, 'deployed'), { recursive: true });
  await rename(join(dir, 'out'), join(dir, 'kept'));
  // Stands for GitHub's program, which brings the export that the last deployment kept.
  const programs = join(dir, 'programs');
  await mkdir(programs);
  const gh = '#!/bin/bash\nif [ $1 = api ]; then echo $RUN; else cp -r kept out; fi\n';
  await writeFile(join(programs, 'gh'), gh, { mode: 0o755 });
  const PATH = `${programs}:${process.env.PATH}`;

  let header = 'DENY';
  const site = await startChangedSite(join(dir, 'deployed'), (address, headers) => {
    if (address === '/about') headers['x-frame-options'] = header;
  });
  const run = (kept: string) =>
    project.run(`rm -rf out\n${check}`, { SITE_URL: site.origin, RUN: kept, PATH });
  const success = { code: 0, output: expect.stringMatching(/^\d{2,} passed, 0 failed$/m) };
  expect(await run('7')).toMatchObject(success);
  expect(await run(''), 'no export was kept').toMatchObject(success);
  header = 'SAMEORIGIN';
  expect(await run('7')).toMatchObject({ code: 1 });
  await site.close();
});

test('the same date gives the same bytes, whatever a build remembers', () => {
  test.skip(process.env.SOURCE_DATE_EPOCH === undefined, 'asked by npm run test:all');
  const bytesIn = (folder: string, file: string) => readFileSync(join(folder, file));
  const differing = filesUnder('out').filter(
    (file) => !bytesIn('out', file).equals(bytesIn(join(project.dir, 'deployed'), file)),
  );
  expect(differing).toEqual([]);
});
