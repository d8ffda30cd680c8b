import { execFileSync } from 'node:child_process';
import { contentFileOf, type PageRecord } from './pages';

/** When a file was last changed, in ISO 8601 with the zone; nothing when that is unknown. */
export type LastModified = (file: string) => string | undefined;

/**
 * Reads from version control when each file below `content/` was last changed. A few git
 * calls answer for all files, however many pages there are. Nothing is known, and so nothing
 * is claimed, without git, outside a repository, in a shallow clone (whose oldest commit
 * seems to have made every file), and for a file that is new or changed since its commit.
 * @param directory the project's folder
 * @param program what git is called
 */
export function readLastModified(directory: string = process.cwd(), program = 'git'): LastModified {
  const git = (...options: readonly string[]): string | undefined => {
    try {
      return execFileSync(program, ['-c', 'core.quotePath=false', ...options], {
        cwd: directory,
        encoding: 'utf8',
        maxBuffer: 512 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };

  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return () => undefined;
  const log = git(
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--no-renames',
    '--relative',
    'HEAD',
    '--',
    'content',
  );
  const changed = git('status', '--porcelain', '--no-renames', '-z', '--', 'content');
  if (log === undefined || changed === undefined) return () => undefined;

  const times = timesIn(log);
  const prefix = git('rev-parse', '--show-prefix')?.trim() ?? '';
  for (const entry of changed.split('\0')) times.delete(entry.slice(3 + prefix.length));
  return (file) => times.get(file.replaceAll('\\', '/'));
}

/** The time of the newest commit that names each file, from git's log, newest first. */
function timesIn(log: string): Map<string, string> {
  const times = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n').filter((text) => text !== '');
    for (const file of files) {
      if (time !== undefined && !times.has(file)) times.set(file, time);
    }
  }
  return times;
}

/**
 * When a page last changed: for an article the day that its file states, for another page the
 * latest commit to its words, and for the blog also the latest article that it lists.
 * @param articleDays the days on which the articles last changed
 */
export function lastModifiedOf(
  record: PageRecord,
  lastModified: LastModified,
  articleDays: readonly string[],
): string | undefined {
  if (record.kind === 'article') return lastChangeOf(record.article.frontMatter);
  const own = lastModified(`content/pages/${contentFileOf(record.route)}.ts`);
  if (own === undefined || record.route !== 'blog') return own;
  return [own, ...articleDays].reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
}

/** The day on which an article last changed. */
export function lastChangeOf({ date, updated = date }: { date: string; updated?: string }): string {
  return updated;
}
