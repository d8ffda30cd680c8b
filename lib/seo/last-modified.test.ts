import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastCommitOf, lastModifiedOf } from './last-modified';
import { entryRecord } from '@/lib/site/pages';
import { exampleArticle } from '@/lib/testing/examples';
import { makeFolder } from '@/lib/testing/folder';

const folder = makeFolder({ 'site/about': 'one', 'site/blog/a-story': 'one' });
const project = join(folder, 'site');
const first = '2025-01-02T10:00:00+05:30';
const second = '2025-06-07T11:00:00+00:00';

const write = (file: string, text: string) => writeFileSync(join(project, file), text);

function git(options: string, env = {}): void {
  const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-C', folder];
  execFileSync('git', [...own, ...options.split(' ')], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
}

function commit(time: string): void {
  git('add -A');
  git('commit -qm Change --no-gpg-sign --no-verify', { GIT_COMMITTER_DATE: time });
}

/** What is known of files in the project, which is a folder of a larger repository. */
const timesOf = (directory = project) =>
  [['about'], ['blog'], ['about', 'blog', 'none'], ['none']].map((files) =>
    lastCommitOf(files, directory),
  );

test('files were last changed by their newest commit, unless they were changed since', () => {
  expect(timesOf()).toEqual([undefined, undefined, undefined, undefined]);
  git('init -q');
  commit(first);
  write('about', 'two');
  commit(second);
  expect(timesOf()).toEqual([second, first, second, undefined]);
  write('blog/another', 'new');
  expect(timesOf()).toEqual([second, undefined, undefined, undefined]);
});

test('nothing is known in a shallow clone', () => {
  const clone = join(folder, 'clone');
  git(`clone -q --depth 1 ${pathToFileURL(folder).href} ${clone}`);
  expect(lastCommitOf(['about'], join(clone, 'site'))).toBeUndefined();
});

test.each([undefined, '2025-04-01'])(
  'an article changed on the day that it says: %s',
  (updated) => {
    const record = entryRecord(exampleArticle('a-story', { updated }));
    expect(lastModifiedOf(record)).toBe(updated ?? '2025-03-04');
  },
);
