import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = '.github/workflows';
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

test.each(readdirSync(folder))('%s pins the actions of others by commit', (file) => {
  const uses = textOf(file).match(/^.*\buses:.*$/gm) ?? [];
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

const { commit, deploy } = parse(textOf('deploy.yml')).jobs;

/** A finished run of the checks: of what event, on which branch, of which repository, how. */
const checked = (
  event = 'push',
  head_branch = 'main',
  full_name = 'us/site',
  conclusion = 'success',
) => {
  const workflow_run = { event, conclusion, head_branch, head_repository: { full_name } };
  return { event_name: 'workflow_run', repository: 'us/site', event: { workflow_run } };
};
const byHand = (ref: string) => ({
  ...{ event_name: 'workflow_dispatch', event: { workflow_run: {} }, ref },
});

/** What an expression of a workflow comes to; these mean in JavaScript what they mean there. */
const valueOf = (expression: string, github: object) =>
  new Function('github', 'vars', `return (${expression})`)(github, { DEPLOY_TO: 'server' });

test.each([
  ['a push to main that passed', checked(), true],
  ['a push to main that failed', checked('push', 'main', 'us/site', 'failure'), false],
  ['a fork’s pull request from a branch named main', checked('pull_request', 'main', 'a/b'), false],
  ['a push to a fork', checked('push', 'main', 'a/b'), false],
  ['a push to another branch', checked('push', 'next'), false],
  ['main, by hand', byHand('refs/heads/main'), true],
  ['another branch, by hand', byHand('refs/heads/next'), false],
])('whether %s is deployed', (_, github, expected) => {
  expect(valueOf(commit.if, github)).toBe(expected);
});

test.each([
  ['checked', { CHECKED: 'checked', GITHUB_EVENT_NAME: 'workflow_run' }],
  ['newest', { CHECKED: '', GITHUB_EVENT_NAME: 'workflow_dispatch' }],
])('what is deployed is the commit that was %s', (sha, env) => {
  const { run } = commit.steps.find(({ id }: { id?: string }) => id === 'choose');
  const file = join(mkdtempSync(join(tmpdir(), 'output-')), 'output');
  const settings = { ...process.env, GITHUB_SHA: 'newest', GITHUB_OUTPUT: file, ...env };
  execFileSync('bash', ['-ec', run], { env: settings });
  expect(readFileSync(file, 'utf8')).toBe(`sha=${sha}\n`);
  expect(deploy.needs).toBe('commit');
  expect(deploy.steps[0].with.ref).toBe('${{ needs.commit.outputs.sha }}');
});
