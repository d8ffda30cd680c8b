import { fileChecks } from './checks/files';
import { headChecks } from './checks/head';
import { linkChecks, linksTogether } from './checks/links';
import { pictureChecks, picturesTogether } from './checks/pictures';
import { validityChecks } from './checks/validity';
import { wordChecks } from './checks/words';
import { readSite, type PageCheck, type SiteCheck } from './site';

/** Something wrong with the export. */
export type SiteFault = {
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
  for (const page of site.pages) {
    for (const { name: check, faults } of pageChecks.filter(({ kinds }) =>
      kinds.includes(page.kind),
    )) {
      const told = await faults(page, site);
      results.push(messagesIn(told).map((message) => ({ file: page.file, check, message })));
    }
  }
  for (const { name: check, faults } of siteChecks) {
    const told = await faults(site, now);
    results.push(messagesIn(told).map((message) => ({ check, message })));
  }
  const failed = results.filter((faults) => faults.length > 0).length;
  return { faults: results.flat(), passed: results.length - failed, failed };
}

const messagesIn = (told: readonly (string | false)[]) => told.filter((one) => one !== false);
