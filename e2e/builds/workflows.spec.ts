import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesUnder } from '@/build/files';
import { startChangedSite } from '../hosts/support/changed-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';

// What the workflows type, in a clean copy, as a machine that has just installed the packages has it:
// nothing is compiled, nothing is built.
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
  const built = await project.type(build, {
    SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? `${Math.floor(Date.now() / 1000)}`,
  });
  expect(built.code, built.output).toBe(0);
  const site = await startChangedSite(join(project.dir, 'out'));
  expect(await project.type(check, { SITE_URL: site.origin })).toMatchObject({ code: 0 });
  await site.close();
  // Without what it does in the repository.
  expect(await project.type(record.split('\n')[0] ?? '')).toMatchObject({ code: 0 });
});

test('the morning’s check passes on a good site, and fails on one that differs', async () => {
  const [check = '', ...others] = stepsOf('live');
  expect(others).toEqual([]);
  const deployed = join(project.dir, 'deployed');
  await cp(join(project.dir, 'out'), deployed, { recursive: true });
  // Stands for GitHub's program, which brings the export that the last deployment kept.
  const programs = join(project.dir, 'programs');
  await mkdir(programs);
  const gh = '#!/bin/bash\nif [ $1 = api ]; then echo $RUN; else cp -r kept out; fi\n';
  await writeFile(join(programs, 'gh'), gh);
  await chmod(join(programs, 'gh'), 0o755);
  await cp(join(project.dir, 'out'), join(project.dir, 'kept'), { recursive: true });

  let header = 'DENY';
  const site = await startChangedSite(deployed, (address, headers) => {
    if (address === '/about') headers['x-frame-options'] = header;
  });
  const typed = async (run: string) => {
    rmSync(join(project.dir, 'out'), { recursive: true, force: true });
    const PATH = `${programs}:${process.env.PATH}`;
    return project.type(check, { SITE_URL: site.origin, RUN: run, PATH });
  };
  const passed = { code: 0, output: expect.stringMatching(/^\d{2,} passed, 0 failed$/m) };
  expect(await typed('7')).toMatchObject(passed);
  expect(await typed(''), 'no export was kept').toMatchObject(passed);

  header = 'SAMEORIGIN';
  // With their compressed copies.
  for (const file of filesUnder(deployed).filter((name) =>
    /^(terms\.html|licences\.txt\.)/.test(name),
  ))
    rmSync(join(deployed, file));
  appendFileSync(join(deployed, 'licences.txt'), '.');
  const { code, output } = await typed('7');
  expect(code).toBe(1);
  expect(output).toContain('serves /about: X-Frame-Options is SAMEORIGIN, not DENY');
  expect(output).toContain('serves /terms: status is 404, not 200');
  expect(output).toContain('serves /licences.txt as it is in out/licences.txt: ');
  await site.close();
});

test('the same date gives the same bytes, whatever a build remembers', () => {
  test.skip(process.env.SOURCE_DATE_EPOCH === undefined, 'asked by npm run test:all');
  const out = join(project.dir, 'kept');
  const differing = filesUnder('out').filter(
    (file) => !readFileSync(join('out', file)).equals(readFileSync(join(out, file))),
  );
  expect(differing).toEqual([]);
});
