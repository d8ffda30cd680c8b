import { fileChecks } from './checks/files';
import { headChecks } from './checks/head';
import { linkChecks, linksTogether } from './checks/links';
import { pictureChecks, picturesTogether } from './checks/pictures';
import { validityChecks } from './checks/validity';
import { wordChecks } from './checks/words';
import { readSite, type PageCheck, type SiteCheck } from './site';

/** Something wrong with the export. */
export type Fault = {
  /** The page's file, or nothing for the export as a whole. */
  readonly file?: string;
  /** The check that found it. */
  readonly check: string;
  readonly message: string;
};

/** What the checks found. */
export type SiteReport = {
  readonly faults: readonly Fault[];
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
  const faults: Fault[] = [];
  let passed = 0;
  let failed = 0;
  const count = (found: readonly Fault[]) => {
    if (found.length === 0) passed += 1;
    else failed += 1;
    faults.push(...found);
  };

  count(
    site.pages.some(({ path }) => path === '/')
      ? []
      : [{ check: 'an export', message: `${folder} holds no index.html: build the site first` }],
  );
  for (const page of site.pages) {
    for (const check of pageChecks.filter(({ kinds }) => kinds.includes(page.kind))) {
      const told = await check.faults(page, site);
      count(messagesIn(told).map((message) => ({ file: page.file, check: check.name, message })));
    }
  }
  for (const check of siteChecks) {
    const told = await check.faults(site, now);
    count(messagesIn(told).map((message) => ({ check: check.name, message })));
  }
  return { faults, passed, failed };
}

const messagesIn = (told: readonly (string | false)[]) => told.filter((one) => one !== false);
