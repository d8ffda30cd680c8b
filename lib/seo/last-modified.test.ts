import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastModifiedOf, readHistory } from './last-modified';
import { entryRecord, pageRecord } from '@/lib/site/pages';
import { exampleArticle } from '../testing/examples';
import { makeFolder } from '../testing/folder';

const directory = makeFolder();

/** The project, in a folder of a larger repository. */
const project = join(directory, 'larger', 'site');
const first = '2025-01-02T10:00:00+05:30';
const second = '2025-06-07T11:00:00+00:00';

function write(name: string, text: string): void {
  mkdirSync(join(project, 'content'), { recursive: true });
  writeFileSync(join(project, 'content', name), text);
}

function git(options: string, env = {}): void {
  const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-C', dirname(project)];
  execFileSync('git', [...own, ...options.split(' ')], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
}

function commit(time: string): void {
  git('add -A');
  git('commit -qm Change --no-gpg-sign --no-verify', { GIT_COMMITTER_DATE: time });
}

/** What is known of a file in each state. */
function timesOf(folder: string, program?: string) {
  const { lastModified } = readHistory(folder, program);
  return ['about', 'blog', 'services', 'new'].map((name) => lastModified(`content/${name}`));
}

const nothing = Array.from({ length: 4 }, () => undefined);

test('a file was last changed by its newest commit, unless it was changed since', () => {
  write('about', 'one');
  expect(timesOf(project)).toEqual(nothing);
  git('init -q');
  expect(timesOf(project)).toEqual(nothing);
  write('blog', 'one');
  write('services', 'one');
  commit(first);
  write('about', 'two');
  commit(second);
  write('services', 'two');
  write('new', 'new');
  expect(timesOf(project)).toEqual([second, first, undefined, undefined]);
  expect(timesOf(project, 'no-such-program')).toEqual(nothing);
});

test('why nothing is known is said: a folder of another user is a repository', () => {
  const noConfiguration = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const before = { ...process.env };
  Object.assign(process.env, noConfiguration, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
  const { unknownBecause } = readHistory(project);
  process.env = before;
  expect(unknownBecause).toContain('git config --global --add safe.directory');
});

test('nothing is known in a shallow clone', () => {
  git(`clone -q --depth 1 ${pathToFileURL(dirname(project)).href} ${join(directory, 'clone')}`);
  expect(timesOf(join(directory, 'clone', 'site'))).toEqual(nothing);
});

test.each([
  ['an article', entryRecord(exampleArticle()), undefined, '2025-03-04'],
  [
    'a changed article',
    entryRecord(exampleArticle('a-story', { updated: '2025-04-01' })),
    undefined,
    '2025-04-01',
  ],
  ['a page', pageRecord('about'), first, first],
  ['a page without history', pageRecord('about'), undefined, undefined],
])('%s changed on the day that it says, or with its words', (_, record, own, expected) => {
  const timeOf = (file: string) => (file === 'content/pages/about.yaml' ? own : undefined);
  expect(lastModifiedOf(record, timeOf, [])).toBe(expected);
});

test.each([
  [first, ['2024-12-31'], first],
  [first, ['2024-12-31', '2025-02-01'], '2025-02-01'],
  [undefined, ['2025-02-01'], undefined],
])('the blog, changed at %s, with articles of %j, changed at %s', (own, days, expected) => {
  const articles = days.map((date) => entryRecord(exampleArticle('a-story', { date })));
  expect(lastModifiedOf(pageRecord('blog'), () => own, articles)).toBe(expected);
});
