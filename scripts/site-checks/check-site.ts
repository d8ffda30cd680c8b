import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseDrafts } from '@/scripts/support/export-folder';
import { addressFaults, linkFaults, loadFaults, reachFaults } from './link-checks';
import { attributeFaults, headFaults, htmlFaults, sizeFaults, textFaults } from './page-checks';
import { readSite, type ExportedPage, type ExportedSite } from './read-export';

type Faults = readonly string[] | Promise<readonly string[]>;

const pageChecks: readonly ((page: ExportedPage, site: ExportedSite) => Faults)[] = [
  htmlFaults,
  headFaults,
  attributeFaults,
  textFaults,
  linkFaults,
  loadFaults,
  sizeFaults,
];

/**
 * Reads an export as a crawler would and gives everything that is wrong with it, as far as only an
 * export can show it: what types, the renderer or the content's rules exclude is not asked again.
 * @param folder the export
 * @returns faults, in a line each, beginning with the file where that is a page; and how many checks
 * passed and failed: a check of one page counts once for each page
 * @throws UserError when there is none, or one with drafts
 */
export async function checkSite(folder: string) {
  const site = readSite(folder);
  refuseDrafts(folder);
  const results: (readonly string[])[] = [];
  const note = (faults: readonly string[], file?: string) =>
    results.push([...new Set(faults)].map((fault) => (file ? `${file}: ${fault}` : fault)));
  for (const page of site.pages) {
    for (const check of pageChecks) note(await check(page, site), page.file);
  }
  note(reachFaults(site));
  for (const file of [...site.files].filter((name) => /\.(?:html|md|xml|txt)$/.test(name))) {
    note(addressFaults(readFileSync(join(folder, file), 'utf8'), site), file.slice(1));
  }
  const failed = results.filter((faults) => faults.length > 0).length;
  return { faults: results.flat(), passed: results.length - failed, failed };
}
