import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@/lib/base/error';
import { listFiles } from '@/lib/base/files';

/**
 * The address of every page of an export, further pages of lists and topics with them, as its
 * sitemap has them.
 * @throws UserError when there is no export, or one with drafts, which is not to be published
 */
export function exportedPages(outDir: string): readonly string[] {
  requireExport(outDir);
  refuseDrafts(outDir);
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}

/** @throws UserError when a folder holds no export */
export function requireExport(outDir: string): void {
  if (!existsSync(join(outDir, 'index.html')))
    throw new UserError(`No site in ${outDir}: run "npm run build" first.`);
}

/** @throws UserError when an export shows drafts, by which it is only for looking at */
export function refuseDrafts(outDir: string): void {
  const draft = listFiles(outDir)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .find((name) =>
      readFileSync(join(outDir, name), 'utf8').includes('name="robots" content="noindex'),
    );
  if (draft !== undefined) {
    throw new UserError(`${outDir} shows drafts (${draft}): build it without DRAFTS=1 first.`);
  }
}
