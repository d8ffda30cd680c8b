import { execFileSync } from 'node:child_process';
import type { Entry } from '@/lib/content/entries';
import type { PageRecord } from '@/lib/site/pages';

/**
 * When a page last changed, in ISO 8601: for an article or a case study the day that its file states,
 * for a further page of a list the latest of those that it lists, for another page the latest commit to
 * its words, or to the entries in the folder of its name. Nothing when that is unknown.
 */
export function lastModifiedOf(record: PageRecord): string | undefined {
  if (record.kind === 'page') {
    return lastCommitOf([`content/pages/${record.route}.yaml`, `content/${record.route}`]);
  }
  const entries = record.kind === 'list' ? record.list.articles : [record.entry];
  return entries.map(lastDayOf).sort().at(-1);
}

const lastDayOf = ({ date = '', updated = date }: Entry) => updated;

/**
 * The time of the newest commit to some files. Nothing is known, and so nothing is claimed, without git,
 * outside a repository, in a shallow clone (whose oldest commit seems to have made every file), and of
 * files that are new or changed since.
 * @param directory the project's folder
 */
export function lastCommitOf(
  files: readonly string[],
  directory: string = process.cwd(),
): string | undefined {
  const git = (...options: readonly string[]) =>
    // No lock: a build only looks, perhaps while somebody commits.
    execFileSync('git', ['--no-optional-locks', ...options], {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  try {
    const isKnown =
      git('rev-parse', '--is-shallow-repository') === 'false' &&
      git('status', '--porcelain', '--', ...files) === '';
    return isKnown ? git('log', '-1', '--format=%cI', '--', ...files) || undefined : undefined;
  } catch {
    return undefined;
  }
}
