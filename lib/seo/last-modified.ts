import { execFileSync } from 'node:child_process';
import type { Entry } from '../content/entries';
import type { PageRecord } from '@/lib/site/pages';

/** When a file was last changed, in ISO 8601 with the zone; nothing when that is unknown. */
export type LastModified = (file: string) => string | undefined;

/** What version control knows, or the reason why it knows nothing. */
export type History = {
  readonly lastModified: LastModified;
  /** Why no time is known of any file, as a sentence; nothing when times are known. */
  readonly unknownBecause?: string;
};

/**
 * Reads from version control when each file below `content/` was last changed. A few git
 * calls answer for all files, however many pages there are. Nothing is known, and so nothing
 * is claimed, without git, outside a repository, in a shallow clone (whose oldest commit
 * seems to have made every file), and for a file that is new or changed since its commit.
 * @param directory the project's folder
 * @param program what git is called
 */
export function readHistory(directory: string = process.cwd(), program = 'git'): History {
  let complaint = '';
  const git = (...options: readonly string[]): string | undefined => {
    try {
      // No lock: a build only looks, perhaps while somebody commits.
      const quietly = ['--no-optional-locks', '-c', 'core.quotePath=false'];
      return execFileSync(program, [...quietly, ...options], {
        cwd: directory,
        encoding: 'utf8',
        maxBuffer: 512 * 1024 * 1024,
        stdio: 'pipe',
        // What it complains of is read below.
        env: { ...process.env, LC_ALL: 'C' },
      });
    } catch (error) {
      complaint = String(error);
      return undefined;
    }
  };
  const withoutHistory = (unknownBecause: string) => ({
    lastModified: () => undefined,
    unknownBecause,
  });

  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim();
  // Git says it of a repository that belongs to another user, with the folder's name in it.
  const [remedy] = /git config --global --add safe\.directory .+/.exec(complaint) ?? [];
  if (remedy !== undefined)
    return withoutHistory(`This repository is another user’s, which git reads after “${remedy}”`);
  if (isShallow === undefined) return withoutHistory('This folder is no git repository');
  if (isShallow === 'true')
    return withoutHistory('This clone is shallow (without its full history)');
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
  const changedFiles = git('status', '--porcelain', '--no-renames', '-z', '--', 'content');
  if (log === undefined || changedFiles === undefined)
    return withoutHistory('The repository has no history');

  const times = timesIn(log);
  const prefix = git('rev-parse', '--show-prefix')?.trim() ?? '';
  for (const entry of changedFiles.split('\0')) times.delete(entry.slice(3 + prefix.length));
  return { lastModified: (file) => times.get(file.replaceAll('\\', '/')) };
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
 * When a page last changed: for an article or a case study the day that its file states, for
 * another page the latest commit to its words, and for the blog and the list of case studies also
 * the latest that they list.
 * @param records all pages
 */
export function lastModifiedOf(
  record: PageRecord,
  lastModified: LastModified,
  records: readonly PageRecord[],
): string | undefined {
  if (record.kind === 'list') return latest(record.list.articles.map(lastDayOf));
  if (record.kind !== 'page') return lastDayOf(record.entry);
  const { route } = record;
  const ownDay = lastModified(`content/pages/${route}.yaml`);
  if (ownDay === undefined || (route !== 'blog' && route !== 'case-studies')) return ownDay;
  const listedDays = records.flatMap((candidate) =>
    candidate.parent === route && 'entry' in candidate ? [lastDayOf(candidate.entry)] : [],
  );
  return latest([ownDay, ...listedDays]);
}

/** The latest of some times; of two at the same moment, the first. */
const latest = (times: readonly (string | undefined)[]) =>
  times
    .filter((time) => time !== undefined)
    .sort((a, b) => Date.parse(b) - Date.parse(a))
    .at(0);

/** The day on which an article or a case study last changed. */
const lastDayOf = ({ date, updated = date }: Entry) => updated;
