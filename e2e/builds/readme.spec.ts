import { readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@/scripts/free-port';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/test';
import { writeEntries } from './write-entries';

// What the README promises, in a copy as somebody has it who has just installed the packages: every
// command of its table before a build and after one, every recipe of “Change things”.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const readme = readFileSync('README.md', 'utf8');
const port = await freePort();
const address = `http://localhost:${port}`;

let project: ProjectCopy;

test.beforeAll(async () => {
  project = await copyProject('kept');
  await mkdir(join(project.dir, 'no-engines'));
});
test.afterAll(() => project.remove());

/** How a command ends: its exit code, and words of it. */
type Ending = readonly [code: number, words: RegExp];

const noSite: Ending = [1, /run "npm run build" first/];
const allPassed: Ending = [0, /^\d+ passed, 0 failed$/m];

/** The commands of the table: what is typed behind each, and how it ends, before a build and after. */
const commands: Readonly<Record<string, readonly [rest: string, before: Ending, after?: Ending]>> =
  {
    'npm run unit': ['-- lib/site/dates.test.ts', [0, /^Tests: .* passed/m]],
    'npm run e2e': ['-- e2e/pages.spec.ts', noSite, [0, /\d+ passed/]],
    'npm run check:content': ['', [0, /is in order/]],
    'npm run check:site': ['', noSite, allPassed],
    'npm run check:live': [`-- ${address} --against out`, noSite, allPassed],
    'npm run launch-check': ['', [1, /\d+ left to supply before going live/]],
    'npm run test:engines': ['', [0, /is not tested: it is not installed/]],
    // It goes on with Lighthouse, from the network.
    'npm run bench': ['', noSite],
    'npm run editor': ['-- --build editor', [0, /The editor is in/]],
    'npm run compare': ['-- out out', noSite, [0, /Nothing changed/]],
    'npm run lock': ['', [0, /^/]],
  };

/** Types a command, and says how it ended where that is not as it should be. */
async function expectEnding(command: string, [code, words]: Ending): Promise<void> {
  const ending = await project.run(command, {
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
    PLAYWRIGHT_BROWSERS_PATH: join(project.dir, 'no-engines'),
    REPOSITORY: 'https://github.com/owner/name',
  });
  expect.soft(ending.output, command).toMatch(words);
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
});

test('npm start builds and serves, which all other commands then do as described', async () => {
  const stop = await project.start('npm start', { PORT: `${port}` }, /Serving out/);
  for (const [command, [rest, , after]] of Object.entries(commands)) {
    if (after !== undefined) await expectEnding(`${command} ${rest}`, after);
  }
  for (const server of ['serve', 'dev', 'editor']) {
    const inUse = new RegExp(`Port ${port} is in use: choose another`);
    await expectEnding(`PORT=${port} npm run ${server}`, [1, inUse]);
  }
  await stop();
});

test('npm run dev shows pages, also one that only development has', async () => {
  const stop = await project.start('npm run dev', { PORT: `${port}` }, /Ready in/);
  for (const path of ['/', '/share-preview']) {
    expect((await fetch(`${address}${path}`)).status, path).toBe(200);
  }
  await stop();
});

const menuEntry = '      - label: Jobs\n        to: /jobs\n        note: Work on shelves\n';

/** What each recipe has somebody do. */
const recipes: Readonly<Record<string, (copy: ProjectCopy) => void | Promise<void>>> = {
  Words: ({ change }) =>
    change('content/pages/about.yaml', /^ {2}title: Analysts.*$/m, '  title: Us'),
  'An article': async ({ dir }) => {
    await expectEnding('npm run new -- article "A note to come"', [0, /Written: content.blog/]);
    rmSync(join(dir, 'content/blog/a-note-to-come.md'));
    await writeEntries(dir);
  },
  // Among the entries.
  'A case study': () => {},
  'A drawing': ({ change }) =>
    change('content/pictures/about.svg', '</svg>', '<rect width="9" height="9"/></svg>'),
  'A sample document': ({ change }) =>
    change('content/ui/documents.yaml', /^( +)title: .*$/m, '$1title: A'),
  'A page': async ({ change }) => {
    await expectEnding('npm run new -- page "Jobs"', [0, /Written: content.pages.jobs\.yaml/]);
    change('content/navigation.yaml', /(?=^ +- label: Contact$)/m, menuEntry);
  },
  'A section': ({ change }) => {
    change(
      'content/schema/pages.ts',
      "page({ hero }),\n  'not",
      "page({ hero, howItWorks: steps('How.') }),\n  'not",
    );
    const step = '    - title: Ask\n      description: You ask.\n';
    change('content/pages/jobs.yaml', /^/, `howItWorks:\n  title: How\n  steps:\n${step}${step}`);
    const page = 'app/jobs/page.tsx';
    change(page, /^/, "import { Steps } from '@/components/sections/steps';\n");
    change(page, '    </Page>', '<Steps {...words.howItWorks} ground="sand" /></Page>');
  },
  'A field': ({ change }) => {
    const [section, field] = ["steps('How.') }", "note: text({ max: 60, help: 'A note.' })"];
    change('content/schema/pages.ts', section, `${section.slice(0, -1)}, ${field} }`);
    change('content/pages/jobs.yaml', /^/, 'note: A note.\n');
    change('app/jobs/page.tsx', '</Page>', '<p>{words.note}</p></Page>');
  },
  'Removing a page': async ({ dir, change }) => {
    await expectEnding('npm run published', [0, /holds the \d+ pages/]);
    for (const part of ['app/jobs', 'content/pages/jobs.yaml']) {
      rmSync(join(dir, part), { recursive: true });
    }
    for (const list of ['content/routes.ts', 'content/schema/pages.ts']) {
      change(list, /^ +jobs: .*\n/m, '');
    }
    const places = /navigation\.yaml:\d+ .*no page \/jobs[^]+redirects\.yaml: \/jobs was published/;
    await expectEnding('npm run check:content', [1, places]);
    change('content/navigation.yaml', menuEntry, '');
  },
  'A redirect': ({ change }) =>
    change('content/redirects.yaml', /$/, '- from: /jobs\n  to: /about\n  reason: It went.\n'),
};

test('every recipe of “Change things” gives a site that is in order', async () => {
  const part = readme.slice(readme.indexOf('## Change things'), readme.indexOf('## Browsers'));
  const names = [...part.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(recipes));
  for (const [name, play] of Object.entries(recipes)) {
    await test.step(name, () => play(project));
    if (name !== 'A field' && name !== 'A redirect') continue;
    await expectEnding('npm run check:content', [0, /is in order/]);
    await expectEnding('TYPES_CHECKED= npm run build', [0, /compressed/]);
    await expectEnding('npm run check:site', allPassed);
  }
});
