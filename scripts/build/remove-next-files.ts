import type { Dirent } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inParallel } from './in-parallel';

/**
 * Whether a file of the export serves only Next's runtime: its scripts, its build manifests, its
 * stylesheets (each page has its own), the router's payloads, the internal not-found page.
 * Text files that are not payloads, such as robots.txt, llms.txt or .well-known/security.txt,
 * are none of its business.
 * @param path relative to the export, with forward slashes
 * @param paths every file of the export, in the same form
 */
export function servesOnlyNextRuntime(path: string, paths: ReadonlySet<string>): boolean {
  if (/^_not-found(\.html|\.txt|\/)/.test(path)) return true;
  if (/^_next\/static\/chunks\/.+\.(js|css)(\.map)?$/.test(path)) return true;
  if (/^_next\/static\/[^/]+\/_[A-Za-z]+\.js$/.test(path)) return true;
  if (/(^|\/)__next\.[^/]*\.txt$/.test(path)) return true;
  return path.endsWith('.txt') && paths.has(path.replace(/\.txt$/, '.html'));
}

/**
 * Deletes what only Next's runtime would ask for, and the folders that are empty then.
 * @returns how many files were deleted
 */
export async function removeNextFiles(outDir: string): Promise<number> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) =>
    relative(outDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const paths = new Set(files);
  const removed = files.filter((path) => servesOnlyNextRuntime(path, paths));
  await inParallel(removed, 16, (path) => rm(join(outDir, path)));
  // Deepest first, so that a folder is empty when its turn comes.
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if ((await readdir(join(outDir, folder))).length === 0) await rmdir(join(outDir, folder));
  }
  return removed.length;
}
