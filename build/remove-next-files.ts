import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootFiles } from '@/lib/base/root-files';
import { listFiles } from '@/lib/base/files';

/**
 * Whether a file of the export is part of the site. Of what Next writes beside the pages only the
 * fonts and pictures are; text files are only those that somebody put into app/ or public/, as
 * the router's payloads are text files too.
 * @param path relative to the export, with forward slashes
 */
export function isSiteFile(path: string): boolean {
  if (path.startsWith('_next/')) return /^_next\/static\/(?:media|site)\//.test(path);
  if (path.startsWith('_not-found')) return false;
  if (!path.endsWith('.txt')) return true;
  return rootFiles.includes(`/${path}`) || existsSync(join('public', path));
}

/**
 * Deletes every file of an export that is not part of the site, and the folders left empty: beside
 * a page of the same name, some hosts would show the folder.
 */
export function removeNextFiles(outDir: string): void {
  for (const path of listFiles(outDir)) if (!isSiteFile(path)) rmSync(join(outDir, path));
  const folders = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isDirectory())
    .map((dirent) => join(dirent.parentPath, dirent.name));
  // Deepest first, so that a folder is empty when its turn comes.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
