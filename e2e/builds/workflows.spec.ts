import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesUnder } from '@/build/files';
import { startChangedSite } from '../hosts/support/changed-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';

// What the workflows and the README say is typed into a clean copy, as a machine that has just
// installed the packages has it: nothing is compiled, nothing is built.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await copyProject('empty');
  await cp('tools', join(project.dir, 'tools'), { recursive: true });
});
test.afterAll(() => project.remove());

type Step = { readonly run?: string };
type Workflow = { readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> };

/** The commands of npm's that a workflow types, in their order; they begin with `npm run`. */
function commandsOf(workflow: string): readonly string[] {
  const { jobs }: Workflow = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'));
  return Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('npm run'));
}

/** Types a command into the copy, and gives how it ended and what it wrote. */
async function type(command: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn('bash', ['-c', command], {
    cwd: project.dir,
    env: { ...process.env, FORCE_COLOR: undefined, ...project.environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  }
  const [code] = await once(child, 'close');
  // A stack is for who wrote the program.
  expect(output).not.toMatch(/^ {4}at /m);
  return { code, output };
}

test('the morning’s check passes on a good site, and fails on one that differs', async () => {
  const [check = '', ...others] = commandsOf('live');
  expect(others).toEqual([]);
  const good = await startChangedSite('out');
  expect(await type(check, { SITE_URL: good.origin })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d{2,} passed, 0 failed$/m),
  });
  await good.close();

  const bad = await startChangedSite('out', (address, headers) => {
    if (address === '/about') headers['x-frame-options'] = 'SAMEORIGIN';
  });
  expect(await type(check, { SITE_URL: bad.origin })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/X-Frame-Options is SAMEORIGIN[^]+, 1 failed$/m),
  });
  await bad.close();
});

test('what needs a site says so in a sentence', async () => {
  for (const command of [
    'serve',
    'check:site',
    'published',
    'check:live',
    'bench',
    'launch-check',
  ]) {
    const { code, output } = await type(`npm run --silent ${command}`);
    expect.soft(code, command).toBe(1);
    expect
      .soft(output, command)
      .toMatch(command === 'launch-check' ? /placeholder/i : /npm run|build the site first/);
  }
});

test('a deployment builds, checks and records', async () => {
  const [build = '', check = '', record = '', ...others] = commandsOf('deploy');
  expect(others).toEqual([]);
  const built = await type(build, {
    SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? `${Math.floor(Date.now() / 1000)}`,
  });
  expect(built.code, built.output).toBe(0);
  const deployed = await startChangedSite(join(project.dir, 'out'));
  expect(await type(check, { SITE_URL: deployed.origin })).toMatchObject({ code: 0 });
  await deployed.close();
  expect(await type(record)).toMatchObject({ code: 0 });
});

test('the same date gives the same bytes, whatever a build remembers', () => {
  test.skip(process.env.SOURCE_DATE_EPOCH === undefined, 'asked by npm run test:all');
  const out = join(project.dir, 'out');
  const differing = filesUnder('out').filter(
    (file) => !readFileSync(join('out', file)).equals(readFileSync(join(out, file))),
  );
  expect(differing).toEqual([]);
});

test('the README’s other commands do what it says', async () => {
  for (const command of ['check:content', 'check:site', 'compare -- out out --output same.html']) {
    const { code, output } = await type(`npm run --silent ${command}`);
    expect.soft(code, output).toBe(0);
  }
});
