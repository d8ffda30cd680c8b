import { readFile, writeFile } from 'node:fs/promises';
import type { BrowserCode } from './bundle-browser-code';
import { applyEdits } from './edits';
import { htmlFiles } from './html-files';
import { inParallel } from './in-parallel';
import { scanPage } from './scan-page';
import { pageScriptTag, policyTag } from './transform-page';

/**
 * Finishes an export that keeps Next's runtime: page script and policy only. Next hydrates the
 * islands with the document. Its inline scripts need a weaker policy, so this is the way out for
 * a while, not the way to run the site; it says so.
 */
export async function keepRuntime(
  outDir: string,
  browserCode: BrowserCode,
  policy: string,
): Promise<void> {
  console.warn(
    'PRUNE=0: Next’s runtime stays in every page, and the policy allows inline scripts for it.',
  );
  await inParallel(await htmlFiles(outDir), 8, async (file) => {
    const html = await readFile(file, 'utf8');
    const { head, metas } = scanPage(html);
    const charset = metas.find(({ attributes }) => 'charset' in attributes);
    const afterCharset = charset?.end ?? head.contentStart;
    const edits = [
      { start: afterCharset, end: afterCharset, text: policyTag(policy) },
      { start: head.contentEnd, end: head.contentEnd, text: pageScriptTag(browserCode) },
    ];
    await writeFile(file, applyEdits(html, edits));
  });
}
