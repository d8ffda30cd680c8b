import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { listFiles } from '@/lib/base/files';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';

// For whoever works on the site or operates it: every command of the README's table, in a copy as
// somebody has it who has just installed the packages, before a build and after one.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const readme = readFileSync('README.md', 'utf8');
const port = await getPort();
const address = `http://localhost:${port}`;

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await copyProject('empty');
  await mkdir(join(project.dir, 'no-engines'));
});
test.afterAll(() => project.remove());

/** How a command ends: its exit code, and words of it, where it has any. */
type Ending = readonly [code: number, words?: RegExp];

const noSite: Ending = [1, /run "npm run build" first/];
/** Playwright's last words. */
const allAlike: Ending = [0, /^ +\d+ passed/m];
const allPassed: Ending = [0, /^\d+ passed, 0 failed$/m];

/** The commands of the table: what is typed behind each, and how it ends, before a build and after. */
const commands: Readonly<Record<string, readonly [rest: string, before: Ending, after?: Ending]>> =
  {
    'npm run content': ['', [0, /is in order/]],
    'npm run unit': ['-- lib/base/dates.test.ts', [0, /^Tests: .* passed/m]],
    'npm run e2e': ['-- e2e/visitor/without-script.spec.ts', noSite, [0, /\d+ passed/]],
    'npm run check:content': ['', [0, /is in order/]],
    'npm run check:site': ['', noSite, allPassed],
    'npm run check:live': [`-- ${address} --against out`, noSite, allPassed],
    'npm run published': ['', noSite, [0, /holds the \d+ pages/]],
    'npm run launch-check': ['', [1, /\d+ left to supply before going live/]],
    'npm run test:engines': ['', [0, /is not tested: it is not installed/]],
    'npm run editor': ['-- --build editor', [0, /The editor is in/]],
    'npm run compare': ['-- out out', noSite, allAlike],
    'npm run lock': ['', [0]],
  };

/** Types a command, and says how it ended where that is not as it should be. */
async function expectEnding(command: string, [code, words]: Ending): Promise<void> {
  const ending = await project.run(command, {
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
    PLAYWRIGHT_BROWSERS_PATH: join(project.dir, 'no-engines'),
    REPOSITORY: 'https://github.com/owner/name',
  });
  if (words) expect.soft(ending.output, command).toMatch(words);
  // A stack is for who wrote the program.
  expect.soft(ending.output, command).not.toMatch(/^ {4}at /m);
  expect.soft(ending.code, `${command}\n${ending.output}`).toBe(code);
}

test('every command of its table can be typed at once', async () => {
  const table = [...readme.matchAll(/^\| `(npm run [^`]+)` +\|/gm)].map(([, command]) => command);
  // What this test is a part of.
  expect(table.filter((command) => command !== 'npm run test:all')).toEqual(Object.keys(commands));
  for (const [command, [rest, before]] of Object.entries(commands)) {
    await expectEnding(`${command} ${rest}`, before);
  }
  // What is complete stays as it is.
  const [lock, lockBefore] = [project.dir, '.'].map((dir) =>
    readFileSync(join(dir, 'package-lock.json'), 'utf8'),
  );
  expect(lock).toBe(lockBefore);
});

test('npm start builds and serves, which all other commands then do as described', async () => {
  const stop = await project.start('npm start', { PORT: `${port}` }, /Serving out/);
  for (const [command, [rest, , after]] of Object.entries(commands)) {
    if (after !== undefined) await expectEnding(`${command} ${rest}`, after);
  }
  for (const server of ['serve', 'dev', 'editor']) {
    const inUse = new RegExp(`address already in use .*:${port}$`, 'm');
    await expectEnding(`PORT=${port} npm run ${server}`, [1, inUse]);
  }
  await stop();
});

test('the same date gives the same bytes, whatever a build remembers', () => {
  test.skip(process.env.SOURCE_DATE_EPOCH === undefined, 'asked by npm run test:all');
  const bytesIn = (folder: string, file: string) => readFileSync(join(folder, file));
  const differing = listFiles('out').filter(
    (file) => !bytesIn('out', file).equals(bytesIn(join(project.dir, 'out'), file)),
  );
  expect(differing).toEqual([]);
});

test('npm run dev shows pages', async () => {
  const stop = await project.start('npm run dev', { PORT: `${port}` }, /Ready in/);
  expect((await fetch(address)).status).toBe(200);
  await stop();
});
