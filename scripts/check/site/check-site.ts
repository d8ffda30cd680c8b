import { fileChecks } from './checks/files';
import { headChecks } from './checks/head';
import { linkChecks, linksTogether } from './checks/links';
import { pictureChecks, picturesTogether } from './checks/pictures';
import { validityChecks } from './checks/validity';
import { wordChecks } from './checks/words';
import { readSite, type PageCheck, type SiteCheck, type Told } from './site';

/** Something wrong with the export. */
type SiteFault = {
  /** The page's file, or nothing for the export as a whole. */
  readonly file?: string;
  /** The check that found it. */
  readonly check: string;
  readonly message: string;
};

/** What the checks found. */
export type SiteReport = {
  readonly faults: readonly SiteFault[];
  /** How many checks passed and failed: a check of one page counts once for each page. */
  readonly passed: number;
  readonly failed: number;
};

export const pageChecks: readonly PageCheck[] = [
  ...headChecks,
  ...wordChecks,
  ...linkChecks,
  ...pictureChecks,
  ...validityChecks,
];

export const siteChecks: readonly SiteCheck[] = [
  ...linksTogether,
  ...picturesTogether,
  ...fileChecks,
];

/**
 * Reads an export as a crawler would and gives everything that is wrong with it.
 * @param folder the export
 * @param origin the origin that it was built for
 * @param now when it is read: nothing may have changed later, and security.txt must be good
 */
export async function checkSite(
  folder: string,
  origin: string,
  now: Date = new Date(),
): Promise<SiteReport> {
  const site = await readSite(folder, origin);
  const results: (readonly SiteFault[])[] = [];
  const note = (check: string, told: Told, file?: string) => {
    const messages = told.filter((one) => one !== false);
    results.push(messages.map((message) => ({ file, check, message })));
  };
  for (const page of site.pages) {
    for (const { name, kinds, faults } of pageChecks) {
      if (kinds.includes(page.kind)) note(name, await faults(page, site), page.file);
    }
  }
  for (const { name, faults } of siteChecks) note(name, await faults(site, now));
  const failed = results.filter((faults) => faults.length > 0).length;
  return { faults: results.flat(), passed: results.length - failed, failed };
}
