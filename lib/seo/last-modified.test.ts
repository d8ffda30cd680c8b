import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lastModifiedOf, readHistory } from './last-modified';
import { entryRecord, pageRecord } from '../routes/pages';
import { exampleArticle } from '../testing/examples';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const about = 'content/pages/about.yaml';
const blog = 'content/pages/blog.yaml';

function write(file: string, text: string, root = directory) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...options: readonly string[]) {
  execFileSync('git', options, { cwd: directory, stdio: 'ignore' });
}

function commit(time: string) {
  git('add', '-A');
  const names = { GIT_AUTHOR_NAME: 'A', GIT_COMMITTER_NAME: 'A' };
  const addresses = { GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_EMAIL: 'a@b.example' };
  const times = { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  execFileSync('git', ['commit', '-qm', 'Change', '--no-gpg-sign', '--no-verify'], {
    cwd: directory,
    env: { ...process.env, ...names, ...addresses, ...times },
  });
}

const first = '2025-01-02T10:00:00+05:30';
const second = '2025-06-07T11:00:00+00:00';

function history() {
  git('init', '-q');
  write(about, 'one');
  write(blog, 'one');
  commit(first);
  write(about, 'two');
  commit(second);
}

test('a file was last changed by the newest commit that touches it', () => {
  history();
  const { lastModified } = readHistory(directory);
  expect(lastModified(about)).toBe(second);
  expect(lastModified(blog)).toBe(first);
});

test('nothing is known of a file that git has not, or that was changed since', () => {
  history();
  write(about, 'three');
  write('content/pages/new.yaml', 'new');
  const { lastModified } = readHistory(directory);
  expect(lastModified(about)).toBeUndefined();
  expect(lastModified('content/pages/new.yaml')).toBeUndefined();
  expect(lastModified(blog)).toBe(first);
});

test('a project in a folder of a larger repository has its own files', () => {
  git('init', '-q');
  write(`site/${about}`, 'one');
  write(`site/${blog}`, 'one');
  commit(first);
  write(`site/${blog}`, 'two');
  const { lastModified } = readHistory(join(directory, 'site'));
  expect(lastModified(about)).toBe(first);
  expect(lastModified(blog)).toBeUndefined();
});

test('nothing is known in a shallow clone', () => {
  history();
  const clone = `${directory}-clone`;
  execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(directory).href, clone], {
    stdio: 'ignore',
  });
  expect(readHistory(clone).lastModified(about)).toBeUndefined();
  rmSync(clone, { recursive: true });
});

test('nothing is known outside a repository, in an empty one, and without git', () => {
  write(about, 'one');
  expect(readHistory(directory).lastModified(about)).toBeUndefined();
  git('init', '-q');
  expect(readHistory(directory).lastModified(about)).toBeUndefined();
  history();
  expect(readHistory(directory, 'no-such-program').lastModified(about)).toBeUndefined();
});

test('an article changed on the day that it says', () => {
  const record = (updated?: string) => entryRecord(exampleArticle('a-story', { updated }));
  const unknown = () => undefined;
  expect(lastModifiedOf(record(), unknown, [])).toBe('2025-03-04');
  expect(lastModifiedOf(record('2025-04-01'), unknown, [])).toBe('2025-04-01');
});

test('a page changed with the file of its words', () => {
  const times = (file: string) => (file === 'content/pages/ai-consulting.yaml' ? first : undefined);
  expect(lastModifiedOf(pageRecord('ai-consulting'), times, [])).toBe(first);
  expect(lastModifiedOf(pageRecord('about'), times, [])).toBeUndefined();
});

test.each([
  [first, ['2024-12-31'], first],
  [first, ['2024-12-31', '2025-02-01'], '2025-02-01'],
  [undefined, ['2025-02-01'], undefined],
])('the blog, changed at %s, with articles of %j, changed at %s', (own, days, expected) => {
  const articles = days.map((date) => entryRecord(exampleArticle('a-story', { date })));
  expect(lastModifiedOf(pageRecord('blog'), () => own, articles)).toBe(expected);
});
